import { demoServer } from './demo-server.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the types of responses
  body: any
}

/** The status and the body of a response, parsed if it is JSON. */
export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** Reads a REST path like a visitor, without a token unless one is given. */
export const read = async (path: string, init: RequestInit = {}, url?: string) =>
  answerOf(await fetch(`${url ?? (await demoServer()).url}/api/${path}`, init))

/** Sends a GraphQL query like a visitor, unless the headers contain a token. */
export const queryGraphql = async (
  query: string,
  variables: object = {},
  url?: string,
  headers: object = {},
) =>
  answerOf(
    await fetch(`${url ?? (await demoServer()).url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  )
