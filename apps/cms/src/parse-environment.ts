import { type Environment, environmentSchema, examples } from './environment-variables'

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the variables of a process; throws one error that names every wrong variable. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  // `NAME=` in a file means "not set", never "set to nothing".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = environmentSchema.safeParse(given)
  if (result.success) return result.data

  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]) as keyof Environment
    return `  ${name} ${issue.message}. A right value: ${name}=${examples[name]}`
  })
  throw new EnvironmentError(`The content server cannot start.\n${lines.join('\n')}`)
}
