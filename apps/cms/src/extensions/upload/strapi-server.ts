interface Route {
  method: string
}

interface Router {
  routes: Route[]
}

interface UploadPlugin {
  routes: { 'content-api': (context: unknown) => Router }
}

/** Files come in through the admin panel only: the content API has no upload, whoever asks. */
export default (plugin: UploadPlugin) => {
  const contentApi = plugin.routes['content-api']
  plugin.routes['content-api'] = (context) => {
    const router = contentApi(context)
    return { ...router, routes: router.routes.filter((route) => route.method !== 'POST') }
  }
  return plugin
}
