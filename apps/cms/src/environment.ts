import type { Environment } from './environment-variables'
import { EnvironmentError, parseEnvironment } from './parse-environment'

/** What the process was started with. The only reader of `process.env`. */
export const environment: Environment = readOrStop()

function readOrStop() {
  try {
    return parseEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    // A stack would bury the one sentence an operator needs.
    console.error(error.message)
    process.exit(1)
  }
}
