import { stdSerializers } from 'pino'

/** An error for the log, without `details`: the content server puts there what a visitor wrote. */
export function serializeError(error: Error) {
  const { details: _, ...serialized } = stdSerializers.err(error)
  return serialized
}
