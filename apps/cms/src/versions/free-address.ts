import type { Core } from '@strapi/strapi'
import { firstFree } from '../address-parts/address-part'
import { rowsWithPrefix } from '../address-parts/types-with-address-part'
import { titleOf, type Values, writtenFields } from './entry-content'
import { restoreNote } from './restore-notes'

/** Gives a draft addresses that no other entry has, since an address that is taken could not be published. */
export async function freeAddresses(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  data: Values,
  notes: Set<string>,
) {
  for (const [name, { unique }] of writtenFields(strapi, uid)) {
    const wanted = data[name]
    if (!unique || typeof wanted !== 'string' || wanted === '') continue
    const others = await rowsWithPrefix(strapi, uid, name, wanted, documentId)
    const owner = others.find((row) => row[name] === wanted)
    if (!owner) continue
    const free = firstFree(wanted, new Set(others.map((row) => row[name])))
    data[name] = free
    notes.add(restoreNote('addressTaken', wanted, titleOf(owner) ?? wanted, free))
  }
}
