import { answerOf } from './answer-of.ts'
import { demoServer } from './demo-server.ts'

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
