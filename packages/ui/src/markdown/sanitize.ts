import { clearWindow, sanitize } from 'isomorphic-dompurify'
import { type AddressOptions, isExternal, isFrameAllowed, linkAddress, mediaAddress } from './addresses.ts'

/** What an editor may write by hand. Whatever is not named here is taken out; its words stay. */
const tags =
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn ' +
  'div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li main mark nav ol p ' +
  'picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead ' +
  'time tr track u ul var video wbr'

const attributes =
  'abbr align allowfullscreen alt cite class colspan controls datetime default dir height href hreflang id kind ' +
  'label lang loading loop media muted open poster preload reversed rowspan scope sizes span src srclang srcset ' +
  'start title type valign value width'

const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  // The web, the post and the telephone; everything else must be a path.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  // Its guard against clobbering would refuse headings such as "Images"; ids are looked after below.
  SANITIZE_DOM: false,
  RETURN_DOM: true as const,
}

// The server's DOM grows with every text it has held, and slows down with it: it is made anew now and then.
const textsPerWindow = 100
let cleaned = 0

/** Keeps an editor's HTML and nothing that acts: no script, handler, form, style, odd address or foreign frame. */
export function sanitizeHtml(html: string, options: AddressOptions): string {
  cleaned += 1
  if (cleaned % textsPerWindow === 0) clearWindow()
  const body = sanitize(html, config) as HTMLElement

  for (const frame of body.querySelectorAll('iframe')) {
    if (isFrameAllowed(frame.getAttribute('src') ?? '')) {
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
      frame.setAttribute('allow', 'fullscreen; encrypted-media; picture-in-picture')
      frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
      frame.setAttribute('loading', 'lazy')
    } else frame.remove()
  }
  for (const image of body.querySelectorAll('img')) {
    if (!image.hasAttribute('loading')) image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
  }
  // A named picture or frame becomes a property of the document and can stand in for a real one.
  for (const named of body.querySelectorAll('img[id], iframe[id]')) named.removeAttribute('id')
  for (const name of ['src', 'href', 'poster']) {
    for (const element of body.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name) ?? ''
      if (/^\s*(data|blob):/i.test(address)) element.removeAttribute(name)
      else
        element.setAttribute(
          name,
          name === 'href' ? linkAddress(address, options) : mediaAddress(address, options),
        )
    }
  }
  for (const element of body.querySelectorAll('[srcset]')) {
    const candidates = (element.getAttribute('srcset') ?? '').split(/,\s+/)
    element.setAttribute('srcset', candidates.map((each) => mediaAddress(each, options)).join(', '))
  }
  for (const table of body.querySelectorAll('.ui-markdown__table')) table.setAttribute('tabindex', '0')
  for (const link of body.querySelectorAll('a[href]')) {
    if (isExternal(link.getAttribute('href') ?? '', options.siteOrigin))
      link.setAttribute('rel', 'external noopener')
  }

  return body.innerHTML
}
