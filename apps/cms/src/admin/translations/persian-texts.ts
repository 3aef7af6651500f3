import admin from './admin.fa.json'
import contentManager from './content-manager.fa.json'
import email from './email.fa.json'
import i18n from './i18n.fa.json'
import settings from './settings.fa.json'
import types from './types.fa.json'
import upload from './upload.fa.json'
import usersPermissions from './users-permissions.fa.json'

/** The Persian texts of the panel by key: one file for each plugin of Strapi, and one for the panel's settings. */
export const persianTexts: Record<string, string> = {
  ...admin,
  ...settings,
  ...contentManager,
  ...upload,
  ...i18n,
  ...usersPermissions,
  ...email,
  ...types,
}
