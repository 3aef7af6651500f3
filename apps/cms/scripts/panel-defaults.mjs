import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** What a panel takes from the configuration besides its address and its plugins. */
const settings = [
  'admin.auth.cookie.name',
  'admin.auth.cookie.path',
  'admin.auth.cookie.domain',
  'admin.auth.domain',
  'features',
]

/**
 * The admin panel is built without the configuration of the server, so that a change of the server does not build it
 * again. Throws where the configuration names something else than the defaults that the panel is built with.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 */
export function requireDefaultPanel({ config, dirs }) {
  const changed = settings.filter((key) => config.get(key))
  if (config.get('admin.absoluteUrl') !== `${new URL(config.get('server.absoluteUrl')).origin}/admin`)
    changed.push('admin.url or server.url')
  const plugins = require(path.join(dirs.dist.config, 'plugins.js')).default
  for (const [name, plugin] of Object.entries(plugins))
    if (plugin === false || plugin.enabled === false || plugin.resolve) changed.push(`plugin ${name}`)
  if (changed.length > 0)
    throw new Error(
      `The admin panel is built without ${changed.join(', ')}: name it in scripts/build-panel.mjs, too`,
    )
}
