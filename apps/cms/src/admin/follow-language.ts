import { panelLanguageCookie } from '../invalid-requests/panel-language-cookie'
import { directionOf } from './direction-of'
import { persianPanel } from './panel-languages'

interface MarkdownEditor {
  getValue(): string
  setOption(name: 'direction', value: 'ltr' | 'rtl'): void
  on(event: 'change', handler: () => void): void
}

const root = document.documentElement

const panelDirection = () => {
  root.dir = root.lang === persianPanel ? 'rtl' : 'ltr'
  // The server writes messages that contain sizes, and only the browser knows the panel's language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
  document.cookie = `${panelLanguageCookie}=${root.lang}; path=/; SameSite=Strict`
}

/** The language in which an entry is being edited. */
const contentLocale = () => new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'fa'

const watched = new WeakSet<MarkdownEditor>()

/** Text fields detect their direction (`unicode-bidi: plaintext`); for the Markdown editor it must be set. */
function turnEditors() {
  for (const element of document.querySelectorAll<HTMLElement & { CodeMirror?: MarkdownEditor }>(
    '.CodeMirror',
  )) {
    const editor = element.CodeMirror
    if (!editor || watched.has(editor)) continue
    watched.add(editor)
    const turn = () =>
      editor.setOption(
        'direction',
        directionOf(editor.getValue()) ?? (contentLocale() === 'fa' ? 'rtl' : 'ltr'),
      )
    editor.on('change', turn)
    turn()
  }
}

/** The panel is right-to-left in Persian, and a text has the direction of its own language. */
export function followLanguage() {
  new MutationObserver(panelDirection).observe(root, { attributeFilter: ['lang'] })
  new MutationObserver(turnEditors).observe(document.body, { childList: true, subtree: true })
  panelDirection()
}
