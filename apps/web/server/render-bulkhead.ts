import { bulkhead } from 'cockatiel'
import { gauge } from './metrics.ts'

/** Rendering is CPU-bound, so concurrent renders are limited; some of them wait for the content server. */
const maxConcurrent = 16
const maxQueued = 200

/** Limits the renders of visitors' pages. */
export const renderBulkhead = bulkhead(maxConcurrent, maxQueued)

gauge(
  'site_renders_in_progress',
  'Pages that are being rendered',
  () => maxConcurrent - renderBulkhead.executionSlots,
)
gauge(
  'site_renders_queued',
  'Pages that are queued to be rendered',
  () => maxQueued - renderBulkhead.queueSlots,
)
