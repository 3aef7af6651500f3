import type { Core } from '@strapi/strapi'

const dayMs = 86_400_000

export interface Deletion {
  /** Of the cron job. */
  name: string
  /** Of the hour after three in the morning, by the clock of the machine. */
  minute: number
  /** Undefined or null: nothing is deleted. */
  days(): Promise<number | null | undefined>
  /** Deletes what is older than a moment, and answers how much that was. */
  deleteBefore(moment: Date): Promise<number>
  /** Names for the log what is deleted. */
  describe(days: number): string
}

/** Deletes what is older than a retention setting: at the start, so that a restored backup has none of it, and each night. */
export async function deleteNightly(
  strapi: Core.Strapi,
  { name, minute, days, deleteBefore, describe }: Deletion,
) {
  const run = async () => {
    const limit = await days()
    if (limit === null || limit === undefined) return
    const count = await deleteBefore(new Date(Date.now() - limit * dayMs))
    if (count > 0) strapi.log.info(`${describe(limit)} were deleted: ${count}`)
  }
  strapi.cron.add({ [name]: { task: run, options: { rule: `0 ${minute} 3 * * *` } } })
  await run()
}
