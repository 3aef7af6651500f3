import { serviceNames } from '@islamic-centre/site-contract/site-paths'
import type { Services } from '../../content/types/services.server.ts'

/** The card data of each service that has content. */
export const summaries = (services: Services) =>
  serviceNames.flatMap((name) => {
    const service = services[name]
    if (!service) return []
    const { title, summary, phone, language } = service
    return [{ name, title, summary, phone, language }]
  })

export type ServiceSummary = ReturnType<typeof summaries>[number]
