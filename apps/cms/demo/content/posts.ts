import { classEntries } from './classes'
import type { Section } from './entry'
import { eventEntries } from './events'
import { lectureEntries } from './lectures'

export const postSection: Section = {
  uid: 'api::post.post',
  entries: (on) => [...eventEntries(on), ...classEntries(on), ...lectureEntries(on)],
}
