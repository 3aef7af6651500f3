/** The setup token of every content server that tests start. */
export const setupToken = 'setup-token-of-the-tests'

/** What a request for the first administrator has to carry, besides JSON. */
export const setupHeaders = (url: string) => ({
  'Content-Type': 'application/json',
  Origin: new URL(url).origin,
  'X-Setup-Token': setupToken,
  // A server with an https address believes it and sets its cookies; any other ignores it.
  'X-Forwarded-Proto': 'https',
})
