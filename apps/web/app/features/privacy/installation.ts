/** What the privacy page says about this installation, from its settings. */
export type Installation = {
  /** What counts page views, if anything; the host is that of Plausible. */
  counting: { name: 'plausible'; host: string } | { name: 'ga4' } | undefined
  /** Whether visited pages are cached for use without a network. */
  offline: boolean
  /** Whether editors see drafts on this site. */
  previews: boolean
  takesMessages: boolean
  /** After how many days a message is deleted; null if it is not. */
  messageRetentionDays: number | null
  /** The hosts that pages, pictures and recordings come from. */
  hosts: readonly string[]
}
