import { type Core, factories, type UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { knownLocale } from '../known-locale'
import { isLocalized } from '../panel-entries/is-localized'

type Context = Parameters<Core.ControllerHandler>[0]

/** The actions of every core controller; Strapi's types declare them as optional. */
interface CoreActions {
  validateQuery(ctx: Context): Promise<void>
  sanitizeQuery(ctx: Context): Promise<Record<string, unknown>>
  validateInput(data: unknown, ctx: Context): Promise<void>
  sanitizeInput(data: unknown, ctx: Context): Promise<object>
  sanitizeOutput(data: unknown, ctx: Context): Promise<unknown>
  transformResponse(data: unknown): unknown
}

const publishedRow = (strapi: Core.Strapi, uid: UID.ContentType, where: object) =>
  strapi.db.query(uid).findOne({ where: { ...where, publishedAt: { $notNull: true } } })

/** Strapi's controller of a type, with the two actions that the contract has and Strapi 5 has not. */
export const contractController = (uid: UID.ContentType) =>
  factories.createCoreController(uid, ({ strapi }) => ({
    /** Deletes one language of an entry (the default one without `locale`) and answers with its number. */
    async delete(ctx: Context) {
      const core = this as unknown as CoreActions
      await core.validateQuery(ctx)
      const query = await core.sanitizeQuery(ctx)
      const language = isLocalized(strapi, uid) ? { locale: knownLocale(query.locale) } : {}
      const { id: documentId } = ctx.params
      const row = await publishedRow(strapi, uid, { ...(documentId ? { documentId } : {}), ...language })
      if (!row) throw new errors.NotFoundError()

      await strapi.documents(uid).delete({ documentId: row.documentId, ...language })
      ctx.type = 'application/json'
      ctx.body = String(row.id)
    },

    /** Adds or replaces one language of an entry: the fields, with `locale` among them. */
    async createLocalization(ctx: Context) {
      const core = this as unknown as CoreActions
      await core.validateQuery(ctx)
      const { locale: code, ...data } = ctx.request.body as Record<string, unknown>
      if (!code) throw new errors.ValidationError('The body must name its "locale"')
      if (ctx.query.locale !== undefined)
        throw new errors.ValidationError('The body names the locale of a translation, not the address')
      const locale = knownLocale(code)
      const { id } = ctx.params
      const entry = await strapi.db.query(uid).findOne({ where: id ? { documentId: id } : {} })
      if (!entry) throw new errors.NotFoundError()

      await core.validateInput(data, ctx)
      const localization = await strapi.documents(uid).update({
        documentId: entry.documentId,
        locale,
        data: (await core.sanitizeInput(data, ctx)) as never,
        status: 'published',
      })
      return core.transformResponse(await core.sanitizeOutput(localization, ctx))
    },
  }))
