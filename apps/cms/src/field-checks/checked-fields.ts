import type { AddressKind } from './address-kinds'

/** The fields that hold an address, a telephone number or an e-mail address, by type or component. */
export const checkedFields: Record<string, Record<string, AddressKind>> = {
  'api::about.about': {
    Instagram: 'instagram',
    Telegram: 'telegram',
    Facebook: 'facebook',
    YouTube: 'youtube',
    Email: 'email',
  },
  'api::announcement.announcement': { link: 'link' },
  'api::occasion.occasion': { programme: 'link' },
  'api::post.post': { registrationUrl: 'web', streamUrl: 'web', video: 'video' },
  'api::video-gallery.video-gallery': { url: 'video' },
  'banner.slide': { link: 'link' },
  'contact.person': { phone: 'phone', email: 'email' },
  'contact.phones': { manager: 'phone', funeral: 'phone', other: 'phone' },
  'home.advert': { link: 'link' },
  'home.book-promotion': { link: 'link' },
  'home.messaging-channel': { url: 'web' },
  'link.labelled': { url: 'link' },
  'link.noted': { url: 'link' },
  'link.useful': { url: 'link' },
  'service.service': { phone: 'phone', email: 'email' },
}

/** An entry that has none of these fields is on no page of the site, although it is published. */
export const neededToShow: Record<
  string,
  { fields: string[]; message: 'noVideo' | 'noAudio' | 'noPictures' }
> = {
  'api::video-gallery.video-gallery': { fields: ['url', 'file'], message: 'noVideo' },
  'api::sound.sound': { fields: ['media'], message: 'noAudio' },
  'api::image-gallery.image-gallery': { fields: ['images'], message: 'noPictures' },
}

/** The fields that the site shows only where another field has a certain value. */
export const shownOnlyWith: Record<
  string,
  { fields: string[]; field: string; value: string; message: 'onlyLectures' }
> = {
  'api::post.post': {
    fields: ['recording', 'video', 'videoFile'],
    field: 'kind',
    value: 'lecture',
    message: 'onlyLectures',
  },
}

/** A part of an entry that lacks this field is left out by the site. */
export const neededInPart: Record<string, { field: string; message: 'noPicture' }> = {
  'banner.slide': { field: 'image', message: 'noPicture' },
}
