import type { Core, UID } from '@strapi/strapi'

const names = ['title', 'Title']

/** The field that holds the titles of a type, in a list; empty for a type without one. */
export const titleFieldsOf = (strapi: Core.Strapi, uid: string) =>
  names.filter((name) => name in (strapi.contentTypes[uid as UID.ContentType]?.attributes ?? {}))
