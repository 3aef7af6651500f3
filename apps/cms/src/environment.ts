import { readEnvironment } from '@islamic-centre/node-server/environment'
import { type Environment, environmentSchema } from './environment-variables'

/** The environment of the process. The only reader of `process.env`. */
export const environment: Environment = readEnvironment(
  environmentSchema,
  process.env,
  'The content server cannot start.',
)
