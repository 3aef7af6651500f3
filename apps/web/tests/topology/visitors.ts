import { setTimeout as wait } from 'node:timers/promises'

/** An address, and what is wrong with an answer to it: nothing where the answer is right. */
export type Question = { url: string; wrong: (body: Buffer, asked: number) => string | undefined }

const atOnce = 8

/**
 * Visitors who send requests continuously, each from its own IP address and with a pause after each response; counts their
 * responses.
 */
export function visitorsOf(questions: readonly Question[], pauseMs = 10) {
  let isOver = false
  let answered = 0
  let failures = new Map<string, number>()
  let times: number[] = []
  const wrong = new Set<string>()

  const failed = (how: string) => failures.set(how, (failures.get(how) ?? 0) + 1)

  async function ask({ url, wrong: wrongWith }: Question, visitor: number) {
    const asked = Date.now()
    const began = performance.now()
    try {
      const headers = { 'X-Forwarded-For': `192.0.2.${visitor}`, 'Accept-Encoding': 'br' }
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) })
      const body = Buffer.from(await answer.arrayBuffer())
      if (answer.status >= 500) return failed(String(answer.status))
      const how = answer.ok ? wrongWith(body, asked) : `answered ${answer.status}`
      if (how) {
        wrong.add(`${url}: ${how}`)
        return failed('wrong')
      }
      answered += 1
    } catch (error) {
      const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
      failed(cause?.code ?? String(error))
    } finally {
      times.push(performance.now() - began)
    }
  }

  async function visit(visitor: number) {
    for (let turn = visitor; !isOver; turn++) {
      const question = questions[turn % questions.length]
      if (question) await ask(question, visitor)
      await wait(pauseMs)
    }
  }

  const visits = Array.from({ length: atOnce }, (_, number) => visit(number + 1))
  const total = () => answered + [...failures.values()].reduce((sum, it) => sum + it, 0)

  return {
    /** Each wrong answer there was. */
    wrong: () => [...wrong],
    total,
    /**
     * What was counted since this was asked before: right answers, how often what else there was, and the milliseconds that
     * each question took.
     */
    counted() {
      const since = { answered, failures: Object.fromEntries(failures), times }
      answered = 0
      failures = new Map()
      times = []
      return since
    },
    async leave() {
      isOver = true
      await Promise.all(visits)
    },
  }
}
