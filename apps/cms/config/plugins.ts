import { ApolloArmor } from '@escape.tech/graphql-armor'
import { sessionLifespans } from '../src/accounts/session-lifespans'
import { captureSchema } from '../src/contract/captured-schema'
import { rejectDraftArguments } from '../src/draft-guard/reject-draft-arguments'
import { environment } from '../src/environment'
import { hideInternalErrors } from '../src/graphql/hide-internal-errors'
import { limitGraphqlCost } from '../src/limits/graphql-cost'

const isDevelopment = environment.NODE_ENV === 'development'

const armor = new ApolloArmor({
  // Its own limit of tokens answers 500; the parser's below answers 400.
  maxTokens: { enabled: false },
  // Strapi's depthLimit and our cost, which counts the sizes of lists, do these.
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

/** Files keep the address that they have in the folder: the proxy before this server asks the bucket for them. */
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
      // Who may read is the bucket's policy; many take no other word.
      params: { Bucket: environment.S3_BUCKET, ACL: undefined },
    },
  },
}

export default {
  'users-permissions': {
    config: {
      jwtSecret: environment.JWT_SECRET,
      // Short access tokens that a refresh token renews; the other mode issues one token for 30 days.
      jwtManagement: 'refresh',
      sessions: {
        ...sessionLifespans,
        cookie: { secure: environment.PUBLIC_URL.startsWith('https:') },
      },
      // Its key holds the e-mail of the body, which a caller may vary: ours counts the address alone.
      ratelimit: { enabled: false },
    },
  },
  // Our own look at what is uploaded is stricter, and refuses all files of a request with the wrong one.
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
        // Fragments that expand without end are refused first: Strapi's depth rule recurses into them.
        maxRecursiveSelections: 1000,
        persistedQueries: false,
        // Strapi stops it, when all requests are answered; its own handler of SIGTERM answers 500 from then on.
        stopOnTerminationSignals: false,
        // The server's own CORS list answers; Apollo would add `*`.
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
