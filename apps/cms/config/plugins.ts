import { captureSchema } from '../src/contract/captured-schema'
import { refuseDraftArguments } from '../src/draft-guard/refuse-draft-arguments'
import { environment } from '../src/environment'

export default {
  'users-permissions': { config: { jwtSecret: environment.JWT_SECRET } },
  graphql: {
    config: {
      depthLimit: 10,
      defaultLimit: 25,
      maxLimit: 100,
      landingPage: environment.NODE_ENV === 'development',
      generateArtifacts: false,
      apolloServer: {
        // The server's own CORS list answers; Apollo would add `*`.
        cors: false,
        hideSchemaDetailsFromClientErrors: environment.NODE_ENV === 'production',
        introspection: environment.NODE_ENV !== 'production',
        plugins: [captureSchema, refuseDraftArguments],
      },
    },
  },
}
