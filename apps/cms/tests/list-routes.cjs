// Loads the content server without listening, and prints the routes of its plugins as JSON.
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')

const appDir = path.join(__dirname, '..')

function routesOf(pluginName, { routes }) {
  const lists = Array.isArray(routes) ? [routes] : Object.values(routes).map((it) => it.routes ?? it)
  return lists.flat().map(({ method, handler }) => ({ method, handler, pluginName }))
}

createStrapi({ appDir, distDir: path.join(appDir, 'dist') })
  .load()
  .then((strapi) => {
    const plugins = Object.entries({ ...strapi.plugins, admin: strapi.admin })
    process.stdout.write(
      `\nROUTES ${JSON.stringify(plugins.flatMap(([name, it]) => routesOf(name, it)))}\n`,
      () => process.exit(0),
    )
  })
