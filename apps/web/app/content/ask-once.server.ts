/** A `fetch` that keeps each good answer, and gives it to whoever asks the same again; what failed is asked anew. */
export function askOnce(): typeof fetch {
  const answers = new Map<string, Promise<Response>>()
  return async (input, init) => {
    const request = new Request(input, init)
    const question = `${request.url}\n${await request.clone().text()}`
    const asked = answers.get(question)
    const answering = asked ?? read(request)
    answers.set(question, answering)
    try {
      const answer = await answering
      if (!answer.ok) answers.delete(question)
      return answer.clone()
    } catch (error) {
      answers.delete(question)
      throw error
    }
  }
}

/** Read to its end, so that it can be given often. */
async function read(request: Request): Promise<Response> {
  const answer = await fetch(request)
  return new Response((await answer.text()) || null, answer)
}
