import { stdSerializers } from 'pino'

/** An error as the log tells it: without what the content server adds to one, which holds what a visitor wrote. */
export function serializeError(error: Error) {
  const { details: _, ...told } = stdSerializers.err(error)
  return told
}
