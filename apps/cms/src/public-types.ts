import type { UID } from '@strapi/strapi'

/** What visitors write: nobody but the panel reads it. */
export const visitorTypes = [
  'api::message.message',
  'api::registration.registration',
] as const satisfies UID.ContentType[]

/** The types that a visitor may read. */
export const publicTypes = {
  single: [
    'api::about.about',
    'api::announcement.announcement',
    'api::banner.banner',
    'api::main-page.main-page',
    'api::main-page-event.main-page-event',
    'api::service.service',
  ],
  collection: [
    'api::anouncement.anouncement',
    'api::death-notice.death-notice',
    'api::image-gallery.image-gallery',
    'api::occasion.occasion',
    'api::page.page',
    'api::post.post',
    'api::screen.screen',
    'api::sound.sound',
    'api::video-gallery.video-gallery',
  ],
} as const satisfies Record<string, readonly UID.ContentType[]>

/** The same, of entries without drafts and languages: what is saved is published. */
export const plainPublicTypes = ['api::hijri-month.hijri-month'] as const satisfies UID.ContentType[]

export type PublicType = (typeof publicTypes)['single' | 'collection'][number]

/** The actions of the content API that read them. */
export const readActions = [
  ...publicTypes.single.map((uid) => `${uid}.find`),
  ...[...publicTypes.collection, ...plainPublicTypes].flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
]
