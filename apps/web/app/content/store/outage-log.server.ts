import { errorMessage } from '../../platform/error-message.ts'

type Log = (line: { event: string; content: string; reason?: string }) => void

/** Logs the first failure of each content and its end; its parts, such as languages, fail together. */
export function createOutageLog(log: { error: Log; info: Log }) {
  const failing = new Map<string, Set<string>>()
  return {
    failed(content: string, error: unknown, part = '') {
      const parts = failing.get(content) ?? new Set()
      const reason = errorMessage(error)
      if (parts.size === 0) log.error({ event: 'content_unavailable', content, reason })
      failing.set(content, parts.add(part))
    },
    succeeded(content: string, part = '') {
      const parts = failing.get(content)
      if (parts?.delete(part) && parts.size === 0) log.info({ event: 'content_available', content })
    },
  }
}
