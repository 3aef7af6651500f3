import { ApolloArmor } from '@escape.tech/graphql-armor'
import { sessionLifespans } from '../src/accounts/session-lifespans'
import { captureSchema } from '../src/contract/captured-schema'
import { rejectDraftArguments } from '../src/draft-guard/reject-draft-arguments'
import { environment } from '../src/environment'
import { hideInternalErrors } from '../src/graphql/hide-internal-errors'
import { limitGraphqlCost } from '../src/limits/graphql-cost'

const isDevelopment = environment.NODE_ENV === 'development'

const armor = new ApolloArmor({
  // Its own token limit answers 500; the parser's below answers 400.
  maxTokens: { enabled: false },
  // Replaced by Strapi's depthLimit and our cost limit, which counts the sizes of lists.
  maxDepth: { enabled: false },
  costLimit: { enabled: false },
  maxAliases: { n: 5 },
  blockFieldSuggestion: { enabled: !isDevelopment },
}).protect()

const mail = {
  provider: 'nodemailer',
  providerOptions: environment.SMTP_URL,
  settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_FROM },
}

/** Files have the same URL as in the folder: the proxy before this server fetches them from the bucket. */
const bucket = {
  provider: 'aws-s3',
  providerOptions: {
    baseUrl: environment.PUBLIC_URL.replace(/\/+$/, ''),
    rootPath: 'uploads',
    s3Options: {
      endpoint: environment.S3_ENDPOINT,
      region: environment.S3_REGION,
      forcePathStyle: true,
      credentials: {
        accessKeyId: environment.S3_ACCESS_KEY_ID,
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
      },
      // Read access is set by the bucket's policy; many providers do not support ACLs.
      params: { Bucket: environment.S3_BUCKET, ACL: undefined },
    },
  },
}

export default {
  'users-permissions': {
    config: {
      jwtSecret: environment.JWT_SECRET,
      // Short access tokens with a refresh token; the other mode issues one token for 30 days.
      jwtManagement: 'refresh',
      sessions: {
        ...sessionLifespans,
        cookie: { secure: environment.PUBLIC_URL.startsWith('https:') },
      },
      // Its key contains the e-mail of the body, which a caller can vary; ours is the IP address only.
      ratelimit: { enabled: false },
    },
  },
  // Our own upload check is stricter, and refuses all files of a request with an invalid one.
  upload: { config: { security: { deniedTypes: [] }, ...(environment.S3_BUCKET && bucket) } },
  ...(environment.SMTP_URL && { email: { config: mail } }),
  graphql: {
    config: {
      depthLimit: 10,
      defaultLimit: 25,
      maxLimit: 100,
      landingPage: isDevelopment,
      generateArtifacts: false,
      apolloServer: {
        ...armor,
        parseOptions: { maxTokens: 1000 },
        // Circular fragments are rejected first, because Strapi's depth rule recurses into them.
        maxRecursiveSelections: 1000,
        persistedQueries: false,
        // Strapi stops it when all requests are answered; its own SIGTERM handler would answer 500 from then on.
        stopOnTerminationSignals: false,
        // The server's own CORS list applies; Apollo would add `*`.
        cors: false,
        hideSchemaDetailsFromClientErrors: environment.NODE_ENV === 'production',
        introspection: environment.NODE_ENV !== 'production',
        plugins: [
          ...armor.plugins,
          captureSchema,
          rejectDraftArguments,
          limitGraphqlCost,
          hideInternalErrors,
        ],
      },
    },
  },
}
