import { demoServer } from './demo-server.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is what the tests are about
  body: any
}

/** The status and the body of an answer, read from its JSON where it is that. */
export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** Reads a REST path as a visitor does, without a token unless one is given. */
export const read = async (path: string, init: RequestInit = {}, url?: string) =>
  answerOf(await fetch(`${url ?? (await demoServer()).url}/api/${path}`, init))

/** Asks by GraphQL as a visitor does, unless headers name somebody. */
export const ask = async (query: string, variables: object = {}, url?: string, headers: object = {}) =>
  answerOf(
    await fetch(`${url ?? (await demoServer()).url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  )
