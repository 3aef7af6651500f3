import { accountRoute } from '../../accounts/account-routes'
import { pluginRoutes, type Routes } from '../../routing/plugin-routes'

export default (plugin: { routes: { 'content-api': Routes } }) => {
  plugin.routes['content-api'] = pluginRoutes(plugin.routes['content-api'], accountRoute)
  return plugin
}
