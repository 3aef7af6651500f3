import type { requestsOf } from './panel-account.ts'

export type Send = Awaited<ReturnType<typeof requestsOf>>

export interface ListedVersion {
  id: number
  action: string
  author: string | null
  authorKind: string
  locale: string
  title: string | null
  isDraft: boolean
  isPublic: boolean
}

/** Writes and reads an entry of a collection, its versions and the bin like the panel, with one account. */
export function versionRequests(send: Send, type: string) {
  const entries = `/content-manager/collection-types/${type}`
  const versions = (id: string) => `/content-manager/versions/${type}/${id}`

  async function done(method: string, path: string, data?: object) {
    const { status, body } = await send(method, path, data)
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  return {
    create: async (data: object, locale = 'fa'): Promise<string> =>
      (await done('POST', `${entries}?locale=${locale}`, data)).data.documentId,
    save: (id: string, data: object, locale = 'fa') => done('PUT', `${entries}/${id}?locale=${locale}`, data),
    publish: (id: string, data: object, locale = 'fa') =>
      done('POST', `${entries}/${id}/actions/publish?locale=${locale}`, data),
    unpublish: (id: string, locale = 'fa') =>
      done('POST', `${entries}/${id}/actions/unpublish?locale=${locale}`, {}),
    remove: (id: string, locale = '*') => done('DELETE', `${entries}/${id}?locale=${locale}`),
    entry: async (id: string, locale = 'fa', status = 'draft') =>
      (await done('GET', `${entries}/${id}?locale=${locale}&status=${status}`)).data,
    list: async (id: string, locale = 'fa'): Promise<ListedVersion[]> =>
      (await done('GET', `${versions(id)}?locale=${locale}`)).versions,
    compare: (id: string, left: number | 'draft', right: number | 'draft', locale = 'fa') =>
      done('GET', `${versions(id)}/compare?locale=${locale}&left=${left}&right=${right}`),
    restore: (id: string, version: number | undefined, locale = 'fa'): Promise<{ notes: string[] }> =>
      done('POST', `${versions(id)}/${version}/restore?locale=${locale}`),
    async inBin(id: string) {
      const { deletions } = await done('GET', '/content-manager/bin')
      return deletions.filter(({ documentId }: { documentId: string }) => documentId === id)
    },
    restoreDeleted: (id: string, change: string): Promise<{ documentId: string; notes: string[] }> =>
      done('POST', `/content-manager/bin/${id}/${change}/restore`),
  }
}

export type VersionRequests = ReturnType<typeof versionRequests>
