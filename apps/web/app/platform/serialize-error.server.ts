import { stdSerializers } from 'pino'

/** An error for the log, without `details`, which contain a visitor's input. */
export function serializeError(error: Error) {
  const { details: _, ...serialized } = stdSerializers.err(error)
  return serialized
}
