import { Bell, Calendar, Earth, Images, Link } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { overviewTexts as texts } from './overview-texts'

const icons = { waiting: Bell, planned: Calendar, translations: Earth, pictures: Images, links: Link }
type Name = keyof typeof icons

const components = {
  waiting: async () => (await import('./widgets')).Waiting,
  planned: async () => (await import('./widgets')).Planned,
  translations: async () => (await import('./widgets')).Translations,
  pictures: async () => (await import('./widgets')).Pictures,
  links: async () => (await import('./widgets')).Links,
}

/** About the installation and the user's own account; a volunteer needs neither at the start. */
const removedWidgets = ['key-statistics', 'profile-info']

const idOf = (name: Name) => `centre.overview.${name}`

/** The start page begins with what is to be done. */
export function addOverviewWidgets({ widgets }: Pick<StrapiApp, 'widgets'>) {
  widgets.register((existing) => [
    ...(Object.keys(icons) as Name[]).map((name) => ({
      id: name,
      icon: icons[name],
      title: { id: idOf(name), defaultMessage: texts[name][0] },
      component: components[name],
    })),
    ...existing.filter(({ id }) => !removedWidgets.includes(id)),
  ])
}

/** The titles of the widgets in Persian. */
export const overviewTitles = Object.fromEntries(
  (Object.keys(icons) as Name[]).map((name) => [idOf(name), texts[name][1]]),
)
