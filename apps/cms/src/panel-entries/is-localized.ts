import type { Core, UID } from '@strapi/strapi'

/** Whether entries of a type are written in each language. */
export const isLocalized = (strapi: Core.Strapi, uid: string): boolean =>
  strapi
    .plugin('i18n')
    .service('content-types')
    .isLocalizedContentType(strapi.contentTypes[uid as UID.ContentType])
