/**
 * The UID of an event's entry in calendar files (RFC 5545), the same in the files of the site and in e-mails, so that a
 * calendar that has the entry updates it. `origin` is that of the site; `day` names one of several occurrences.
 */
export const eventUid = (documentId: string, origin: string, day?: string): string =>
  `${documentId}${day ? `-${day}` : ''}@${new URL(origin).hostname}`
