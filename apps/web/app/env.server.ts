import { readEnvironment } from '@islamic-centre/node-server/environment'
import { environmentSchema } from './platform/environment-schema.ts'

export const env = readEnvironment(
  environmentSchema,
  process.env,
  'The site cannot start with this environment:',
)
