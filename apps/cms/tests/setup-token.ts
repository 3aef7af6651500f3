/** The setup token of every content server that tests start. */
export const setupToken = 'setup-token-of-the-tests'

/** The headers that a request for the first administrator needs, besides those of JSON. */
export const setupHeaders = (url: string) => ({
  'Content-Type': 'application/json',
  Origin: new URL(url).origin,
  'X-Setup-Token': setupToken,
  // A server with an https URL trusts it and sets secure cookies; any other ignores it.
  'X-Forwarded-Proto': 'https',
})
