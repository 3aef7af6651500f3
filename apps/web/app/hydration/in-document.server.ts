import { requestScope } from '../platform/request-scope.server.ts'

/**
 * Leaves a property out of the data that a document carries for hydration, because the document shows its value
 * already: the server renders with it, and the browser reads it back from the page. The data of a client-side
 * navigation contains it.
 */
export function inDocumentOnce<Value extends object>(value: Value, property: keyof Value): Value {
  // React Router serializes own enumerable properties only.
  if (requestScope()?.isDocument) Object.defineProperty(value, property, { enumerable: false })
  return value
}
