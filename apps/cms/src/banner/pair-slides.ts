import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'
import { readBannerRows, writeSlides } from './banner-rows'
import { picturesOf, repaired } from './slides'

/**
 * Gives each slide its picture where `images` was written by an earlier release, which knows it by its position: at the
 * upgrade, and after a return to that release in between.
 */
export async function pairBannerSlides(strapi: Core.Strapi) {
  for (const row of await readBannerRows(strapi)) {
    if (isDeepStrictEqual(picturesOf(row.slides), row.images)) continue
    await strapi.db.transaction(() => writeSlides(strapi, row, repaired(row.slides, row.images)))
  }
}
