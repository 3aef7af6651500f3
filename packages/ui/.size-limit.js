import { readFileSync } from 'node:fs'

/**
 * The maximum size of each export: gzipped, minified, with its CSS and imports, without React and without chunks that are
 * loaded on demand.
 */
const budgets = {
  'audio-player': '4.5 KB',
  'back-to-top': '2 KB',
  badge: '1 KB',
  'banner-slider': '7.3 KB',
  'bottom-bar': '2.3 KB',
  'brand-mark': '1 KB',
  breadcrumbs: '2 KB',
  button: '2 KB',
  card: '3.1 KB',
  carousel: '5.1 KB',
  choice: '2.5 KB',
  combobox: '50 KB',
  'date-block': '1 KB',
  disclosure: '1 KB',
  'empty-state': '1.5 KB',
  'event-list': '2.1 KB',
  facts: '1 KB',
  gallery: '3.6 KB',
  field: '2.5 KB',
  form: '3 KB',
  icon: '3.5 KB',
  'language-switch': '2 KB',
  'link-list': '2 KB',
  link: '1.5 KB',
  map: '3 KB',
  markdown: '4 KB',
  'markdown/render': '80 KB',
  menu: '49 KB',
  'mini-player': '3.5 KB',
  modal: '3.5 KB',
  'monthly-timetable': '2.8 KB',
  'next-prayer': '2.2 KB',
  'notice-bar': '2.5 KB',
  ornament: '1 KB',
  pagination: '2.5 KB',
  picture: '1 KB',
  'prayer-table': '3 KB',
  range: '1 KB',
  section: '2.5 KB',
  segmented: '1 KB',
  share: '2.5 KB',
  'site-footer': '4.8 KB',
  'site-header': '6.2 KB',
  'skip-link': '1 KB',
  switch: '2.5 KB',
  toast: '14 KB',
  tooltip: '31 KB',
  video: '3.9 KB',
  tabs: '2 KB',
}

/**
 * Chunks that are loaded on demand, with all their imports: path and limit. Formulas share parse5 with the renderer, which
 * loads them.
 */
const lazy = {
  'KaTeX, for formulas': { path: 'dist/markdown/formula.js', ignore: ['parse5'], limit: '80 KB' },
  'highlight.js, for code': { path: 'dist/markdown/highlight.js', limit: '23 KB' },
  'emoji by name': { path: 'dist/markdown/emoji.js', limit: '17 KB' },
  'the lightbox': { path: 'dist/gallery/lightbox.js', limit: '4.7 KB' },
  'the further parts of an album': { path: 'dist/gallery/further-parts.js', limit: '4 KB' },
}

/** A module's stylesheets count with it. */
const stylesheets = {
  name: 'stylesheets',
  load: (id) =>
    id.endsWith('.css')
      ? {
          code: `console.log(${JSON.stringify(readFileSync(id, 'utf8'))})`,
          moduleType: 'js',
          moduleSideEffects: true,
        }
      : null,
}
const modifyRolldownConfig = (config) => ({ ...config, plugins: [stylesheets] })

export default [
  ...Object.entries(budgets).map(([name, limit]) => ({
    name,
    path: name.includes('/') ? `dist/${name}.js` : `dist/${name}/index.js`,
    // The entry and what it imports at once; lazy chunks stay out.
    entry: [name.includes('/') ? 'render' : 'index'],
    gzip: true,
    limit,
    modifyRolldownConfig,
  })),
  ...Object.entries(lazy).map(([name, chunk]) => ({ name, gzip: true, modifyRolldownConfig, ...chunk })),
  {
    name: 'shared CSS',
    path: ['dist/base.css', 'dist/base/*.css'],
    rolldown: false,
    gzip: true,
    limit: '15 KB',
  },
]
