/** What a caught value reports, for the log. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
