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
