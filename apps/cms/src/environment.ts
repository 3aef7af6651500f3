import type { Environment } from './environment-variables'
import { EnvironmentError, parseEnvironment } from './parse-environment'

/** The environment of the process. The only reader of `process.env`. */
export const environment: Environment = readOrStop()

function readOrStop() {
  try {
    return parseEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    // A stack trace would hide the message that the operator needs.
    console.error(error.message)
    process.exit(1)
  }
}
