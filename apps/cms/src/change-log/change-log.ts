import type { Core } from '@strapi/strapi'
import { changeModel } from './change-model'
import type { Change, ChangeAuthor, LoggedChange, LoggedPerson } from './logged-change'

/** The rows of the change log. */
export function changeLogOf(strapi: Core.Strapi) {
  // Strapi's types know the models of content types only. There is no database yet while routes are registered.
  const rows = () => strapi.db.query(changeModel as 'admin::user')

  return {
    add: (change: Change & ChangeAuthor) => rows().create({ data: { ...change, at: new Date() } as never }),
    /** The newest first. */
    list: (where: object, offset: number, limit: number) =>
      rows().findMany({
        where: where as never,
        orderBy: [{ at: 'desc' }, { id: 'desc' }] as never,
        offset,
        limit,
      }) as unknown as Promise<LoggedChange[]>,
    count: (where: object) => rows().count({ where: where as never }),
    /** The accounts that the log names, each with its latest name; those that are deleted, too. */
    async people(): Promise<LoggedPerson[]> {
      const { tableName } = strapi.db.metadata.get(changeModel)
      const named: { author_id: number; author: string; last: number }[] = await strapi.db
        .getConnection(tableName)
        .whereNotNull('author_id')
        .groupBy('author_id', 'author')
        .select('author_id', 'author')
        .max('id as last')
      const latest = new Map<number, (typeof named)[number]>()
      for (const row of named)
        if (row.last > (latest.get(row.author_id)?.last ?? 0)) latest.set(row.author_id, row)
      return [...latest.values()]
        .map(({ author_id, author }) => ({ authorId: author_id, author }))
        .toSorted((one, other) => one.author.localeCompare(other.author, 'fa'))
    },
    /** Deletes at most that many rows of before a moment, and answers how many. */
    async removeBefore(moment: Date, limit: number): Promise<number> {
      const old = await rows().findMany({
        where: { at: { $lt: moment } } as never,
        select: ['id'],
        orderBy: { id: 'asc' },
        limit,
      })
      if (old.length > 0) await rows().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } })
      return old.length
    },
  }
}
