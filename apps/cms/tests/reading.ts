import { inject } from 'vitest'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is what the tests are about
  body: any
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** Reads a REST path as a visitor does, without a token unless one is given. */
export const read = async (path: string, init: RequestInit = {}, url = inject('url')) =>
  answerOf(await fetch(`${url}/api/${path}`, init))

export const ask = async (query: string, variables: object = {}, url = inject('url')) =>
  answerOf(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
