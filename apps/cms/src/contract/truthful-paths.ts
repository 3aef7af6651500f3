import type { OpenApiDocument, Response } from './schema'

/** Strapi's own routes whose path is a pattern or whose response is a redirect. */
const renamed: Record<string, string> = { '/connect/(.*)': '/connect/{provider}' }
const redirecting = ['/connect/{provider}', '/auth/email-confirmation']

const redirection: Response = { description: 'Found: the Location header says where' }

/** The query parameters of these routes, which the generator does not declare. */
const queries: Record<string, { name: string; required: boolean }[]> = {
  '/auth/email-confirmation': [{ name: 'confirmation', required: true }],
  '/auth/{provider}/callback': [
    { name: 'access_token', required: false },
    { name: 'id_token', required: false },
    { name: 'code', required: false },
  ],
}

/** Corrects what the generator declares about the account paths. */
export function truthfulPaths(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [renamed[path] ?? path, item] as const)
  for (const [path, item] of paths) {
    for (const operation of Object.values(item)) {
      for (const query of queries[path] ?? [])
        operation.parameters.push({ ...query, in: 'query', schema: { type: 'string' } })
      if (redirecting.includes(path)) {
        const { '200': _, ...refusals } = operation.responses
        operation.responses = { 302: redirection, ...refusals }
      }
    }
  }
  return { ...document, paths: Object.fromEntries(paths) }
}
