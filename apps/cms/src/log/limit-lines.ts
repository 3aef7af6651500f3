import { limitRepeats } from '@islamic-centre/node-server/limit-repeats'
import type { Core } from '@strapi/strapi'

type Write = (...line: unknown[]) => unknown

function textOf([first]: unknown[]): string {
  return first instanceof Error ? `${first.name}: ${first.message}` : String(first)
}

/** The common part of lines about one fault, without ids, numbers and quoted values. */
const kindOf = (line: unknown[]) =>
  textOf(line)
    .replace(/(["'`]).*?\1/g, '…')
    .replace(/\b(?=\w*\d)\w+\b/g, '…')
    .slice(-200)

/** Writes the first line of a kind at once, and at the end of each minute how often it was repeated. */
export function limitLines(write: Write): Write {
  const report = limitRepeats<unknown[]>({
    write({ lines: [first = []], count }, isFirst) {
      if (isFirst) write(...first)
      else write(`${textOf(first)} (repeated within a minute: ${count})`)
    },
    maxKinds: 50,
  })
  return (...line) => report(line, kindOf(line))
}

/** A fault that affects every request is logged once per kind and minute, whether Strapi reports it or this server. */
export function limitRepeatedLines({ log }: Core.Strapi) {
  const logger = log as unknown as Record<'error' | 'warn', Write>
  for (const level of ['error', 'warn'] as const) logger[level] = limitLines(logger[level].bind(log))
}
