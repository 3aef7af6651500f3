import type { Core } from '@strapi/strapi'
import type { ChangeAction, LoggedSetting } from './change-actions'

export type Context = Parameters<Core.ControllerHandler>[0]
type Names = (strapi: Core.Strapi, ctx: Context) => Promise<string[]> | string[]

export interface LoggedRoute {
  action: ChangeAction
  setting?: LoggedSetting
  /** Of what was changed, one for each row. */
  names?: Names
  /** Without a name nothing of it was changed. */
  isOnlyNamed?: boolean
}

const namesIn = (value: unknown) =>
  [value].flat().flatMap((it) => {
    const { name } = (it ?? {}) as { name?: unknown }
    return typeof name === 'string' ? [name] : []
  })

/** From the answer; nothing else of it is read, since it may have a token. */
const answered: Names = (_strapi, { body }) => namesIn((body as { data?: unknown } | undefined)?.data ?? body)
const sent: Names = (_strapi, ctx) => namesIn(ctx.request.body)
const stored =
  (model: string): Names =>
  async (strapi, ctx) =>
    namesIn(await strapi.db.query(model as 'admin::role').findOne({ where: { id: ctx.params.id } as never }))

/** Of the folders and files of the library that an answer names. */
const answeredIn =
  (...lists: ('folders' | 'files')[]): Names =>
  (_strapi, { body }) => {
    const { data } = (body ?? {}) as { data?: Partial<Record<'folders' | 'files', unknown>> }
    return lists.flatMap((list) => namesIn(data?.[list] ?? []))
  }

const setting = (name: LoggedSetting): LoggedRoute => ({ action: 'settingChanged', setting: name })
const form: LoggedRoute = {
  ...setting('entryForm'),
  names: (strapi, ctx) => {
    const { uid = '' } = ctx.params
    const schema = strapi.contentTypes[uid as 'api::page.page'] ?? strapi.components[uid as never]
    return [(schema as { info?: { displayName: string } } | undefined)?.info?.displayName ?? uid]
  },
}

const tokens = {
  create: { action: 'tokenCreated', names: answered },
  update: { action: 'tokenChanged', names: answered },
  revoke: { action: 'tokenDeleted', names: answered },
} as const satisfies Record<string, LoggedRoute>

/** Actions of the panel that are known by their route, by plugin and handler as in `account-actions.ts`. */
export const loggedRoutes: Record<string, LoggedRoute> = {
  'admin authentication.login': { action: 'signedIn' },
  'admin authentication.logout': { action: 'signedOut' },
  'admin role.create': { action: 'roleCreated', names: answered },
  'admin role.update': { action: 'roleChanged', names: answered },
  'admin role.deleteOne': { action: 'roleDeleted', names: answered },
  'admin role.deleteMany': { action: 'roleDeleted', names: answered },
  'admin role.updatePermissions': { action: 'permissionsChanged', names: stored('admin::role') },
  'admin api-token.create': tokens.create,
  'admin api-token.update': tokens.update,
  'admin api-token.revoke': tokens.revoke,
  'admin api-token.regenerate': { action: 'tokenRegenerated', names: stored('admin::api-token') },
  'admin admin-token.create': tokens.create,
  'admin admin-token.update': tokens.update,
  'admin admin-token.revoke': tokens.revoke,
  'admin admin-token.regenerate': { action: 'tokenRegenerated', names: stored('admin::api-token') },
  'admin transfer.token-create': tokens.create,
  'admin transfer.token-update': tokens.update,
  'admin transfer.token-revoke': tokens.revoke,
  'admin transfer.token-regenerate': { action: 'tokenRegenerated', names: stored('admin::transfer-token') },
  'admin webhooks.createWebhook': { action: 'webhookCreated', names: answered },
  'admin webhooks.updateWebhook': { action: 'webhookChanged', names: answered },
  'admin webhooks.deleteWebhook': { action: 'webhookDeleted', names: answered },
  'admin webhooks.deleteWebhooks': { action: 'webhookDeleted' },
  'admin admin.updateProjectSettings': setting('panel'),
  'content-manager content-types.updateContentTypeConfiguration': form,
  'content-manager components.updateComponentConfiguration': form,
  'upload admin-settings.updateSettings': setting('library'),
  'upload view-configuration.updateViewConfiguration': setting('library'),
  'upload admin-folder.create': { action: 'folderCreated', names: answered },
  'upload admin-folder.update': { action: 'folderChanged', names: answered },
  'upload admin-folder-file.deleteMany': {
    action: 'folderDeleted',
    names: answeredIn('folders'),
    isOnlyNamed: true,
  },
  'upload admin-folder-file.moveMany': { action: 'filesMoved', names: answeredIn('folders', 'files') },
  'i18n locales.createLocale': { action: 'languageAdded', names: answered },
  'i18n locales.updateLocale': { action: 'languageChanged', names: answered },
  'i18n locales.deleteLocale': { action: 'languageDeleted', names: answered },
  'users-permissions role.createRole': { ...setting('siteRoles'), names: sent },
  'users-permissions role.updateRole': { ...setting('siteRoles'), names: sent },
  'users-permissions role.deleteRole': setting('siteRoles'),
  'users-permissions settings.updateAdvancedSettings': setting('siteAccounts'),
  'users-permissions settings.updateEmailTemplate': setting('siteLetters'),
  'users-permissions settings.updateProviders': setting('siteProviders'),
}
