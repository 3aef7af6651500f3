import type { EntryWithDeadLinks } from '../../entry-links/link-target'
import type { UndescribedPicture, Untranslated } from '../../overview/overview-items'
import { centreTime, inPanelLanguage, isPersian } from '../bilingual'
import { entryAddress } from '../entry-address'
import { nameOfLanguage, nameOfType } from '../names'
import { type ListedAction, nameOfState } from '../schedule/scheduled-action'
import { type Item, type ListHead, OverviewList } from './overview-list'
import { overviewTexts as texts } from './overview-texts'

const maxItems = 8

type Get = Parameters<Parameters<typeof OverviewList>[0]['load']>[0]

interface Proposal {
  id: number
  state: string
  contentType: string
  documentId: string
  locale: string
  isSingle: boolean
  title: string
  proposedBy: string
  /** Whether the user is the one to act on it. */
  isForUser: boolean
}

interface Message {
  documentId: string
  name: string
  subject: string | null
}

async function waiting(get: Get): Promise<ListHead<Item>> {
  const [{ data: all }, { data: messages }] = await Promise.all([
    get<Proposal[]>('/content-manager/proposals'),
    get<ListHead<Message>>('/content-manager/overview/messages'),
  ])
  const proposals = all.filter(({ isForUser }) => isForUser)
  const items = [
    ...proposals.map((it) => ({
      key: `proposal ${it.id}`,
      href: entryAddress(it, it.locale),
      title: it.title,
      detail: inPanelLanguage(texts.proposalBy).replace('{name}', it.proposedBy),
    })),
    ...messages.first.map(({ documentId, name, subject }) => ({
      key: documentId,
      href: `/admin/content-manager/collection-types/api::message.message/${documentId}`,
      title: subject || inPanelLanguage(texts.messageOf).replace('{name}', name),
      detail: name,
    })),
  ]
  return { total: proposals.length + messages.total, first: items.slice(0, maxItems) }
}

async function untranslated(get: Get): Promise<ListHead<Item>> {
  const { data } = await get<ListHead<Untranslated>>('/content-manager/overview/translations')
  const first = data.first.map((it) => ({
    key: `${it.documentId} ${it.locale}`,
    href: entryAddress(it, it.locale),
    title: it.isSingle ? nameOfType(it.typeName) : it.title,
    detail: inPanelLanguage(it.hasDraft ? texts.draftIn : texts.missingIn).replace(
      '{language}',
      nameOfLanguage(it.locale),
    ),
  }))
  return { ...data, first }
}

async function undescribed(get: Get): Promise<ListHead<Item>> {
  const { data } = await get<ListHead<UndescribedPicture>>('/content-manager/overview/pictures')
  const first = data.first.map(({ id, name, url, locales }) => ({
    key: String(id),
    href: `/admin/plugins/upload?page=1&_q=${encodeURIComponent(name)}`,
    title: name,
    detail: inPanelLanguage(texts.lacks).replace(
      '{languages}',
      locales.map(nameOfLanguage).join(inPanelLanguage(texts.and)),
    ),
    picture: url,
  }))
  return { ...data, first }
}

async function deadLinks(get: Get): Promise<ListHead<Item>> {
  const { data } = await get<ListHead<EntryWithDeadLinks>>('/content-manager/overview/links')
  const first = data.first.map((it) => ({
    key: `${it.documentId} ${it.locale}`,
    href: entryAddress(it, it.locale),
    title: it.isSingle ? nameOfType(it.typeName) : it.title,
    detail: inPanelLanguage(texts.deadLinks)
      .replace('{language}', nameOfLanguage(it.locale))
      .replace('{count}', it.dead.length.toLocaleString(isPersian() ? 'fa' : 'en')),
  }))
  return { ...data, first }
}

async function planned(get: Get): Promise<ListHead<Item>> {
  const { data } = await get<ListHead<ListedAction>>('/content-manager/overview/schedule')
  const first = data.first.map((action) => ({
    key: String(action.id),
    href: entryAddress(action, action.locale),
    title: action.isSingle ? nameOfType(action.typeName) : action.title,
    detail: [nameOfState(action), nameOfLanguage(action.locale), centreTime(action.at)].join(' · '),
    isUrgent: action.state === 'failed',
  }))
  return { ...data, first }
}

const calendar = { href: '/admin/schedule', text: texts.calendar } as const

export const Waiting = () => <OverviewList load={waiting} empty={texts.noneWaiting} />
export const Planned = () => <OverviewList load={planned} empty={texts.nonePlanned} whole={calendar} />
export const Translations = () => <OverviewList load={untranslated} empty={texts.noneUntranslated} />
export const Pictures = () => <OverviewList load={undescribed} empty={texts.nonePictures} />
export const Links = () => <OverviewList load={deadLinks} empty={texts.noneLinks} />
