import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

collectDefaultMetrics()

const requests = new Counter({
  name: 'site_requests_total',
  help: 'Responses by route pattern and status code',
  labelNames: ['route', 'status'],
})
const durations = new Histogram({
  name: 'site_request_duration_seconds',
  help: 'Time from a request to the end of its response',
  labelNames: ['route'],
  buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
})

export const pageCacheResponses = new Counter({
  name: 'site_page_cache_responses_total',
  help: 'Responses of the page cache by source: fresh, rendered, stale, fallback',
  labelNames: ['source'],
})
export const renders = new Counter({
  name: 'site_renders_total',
  help: 'Rendered pages by outcome: complete, partial, failed',
  labelNames: ['outcome'],
})

export function countRequest(route: string, status: number, seconds: number) {
  requests.inc({ route, status })
  durations.observe({ route }, seconds)
}

/** A gauge whose value is read when the metrics are collected. */
export const gauge = (name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    collect() {
      this.set(read())
    },
  })

/** A separate server for Prometheus: `GET /metrics`. */
export const createMetricsServer = () =>
  createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': register.contentType }).end(await register.metrics())
  })
