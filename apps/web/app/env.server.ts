import { EnvironmentError, parseEnvironment } from './platform/parse-environment.ts'

function environment() {
  try {
    return parseEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

export const env = environment()
