const minuteNow = () => Math.floor(Date.now() / 60_000)

/** A page is rendered again each minute: an attempt that failed because a minute ended meanwhile is repeated. */
export async function withinOneMinute(attempt: () => Promise<void>) {
  for (;;) {
    const began = minuteNow()
    try {
      return await attempt()
    } catch (error) {
      if (minuteNow() === began) throw error
    }
  }
}
