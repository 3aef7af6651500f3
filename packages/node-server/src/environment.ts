import { z } from 'zod'

/** Required variables are missing or invalid; the message names each and shows a valid value. */
export class EnvironmentError extends Error {}

const minSecretLength = 16

/** A secret of at least 16 characters. */
export const secret = z.string().min(minSecretLength, `is too short: at least ${minSecretLength} characters`)

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** One of a few values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

export const port = wholeNumber(1, 65_535)

/** A valid value of a variable: its `.meta({ example })`, else its default. */
export const exampleOf = (field: z.ZodType | undefined): unknown =>
  field?.meta()?.example ?? field?.safeParse(undefined).data

/**
 * Reads settings from environment variables; an empty value counts as missing. Throws one EnvironmentError that begins with
 * `failure` and names every invalid variable. It shows no given value, because it may be a secret.
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Record<string, string | undefined>,
  failure: string,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, code, message }) => {
    const name = String(path[0])
    const problem = name in given || code === 'custom' ? message : 'is missing'
    return `  ${name} ${problem}. Example: ${name}=${exampleOf(schema.shape[name] as z.ZodType)}`
  })
  throw new EnvironmentError(`${failure}\n${lines.join('\n')}`)
}

/** The same for the start of a process, which ends with the message where a variable is invalid. */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Record<string, string | undefined>,
  failure: string,
): z.output<Schema> {
  try {
    return parseEnvironment(schema, variables, failure)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    // A stack trace would hide the message that the operator needs.
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
