/** Ids that the pages use themselves: a heading of the same words gets another. */
export const pageIds = [
  'article',
  'biography',
  'kept-mark',
  'main',
  'message',
  'message-heading',
  'next-call',
  'notes',
  'offline-kept',
  'past',
  'subscribe',
  'summary-email',
  'summary-name',
  'upcoming',
] as const
