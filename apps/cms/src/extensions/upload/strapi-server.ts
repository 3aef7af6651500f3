import type { Core } from '@strapi/strapi'
import { pluginRoutes, type Routes } from '../../routing/plugin-routes'
import { uploadTransaction } from '../../uploads/upload-transaction'
import { rejectLargePicture } from './reject-large-picture'
import { type ReceivedFile, rejectMismatchedFile } from './reject-mismatched-file'

interface UploadService {
  upload(received: { files: ReceivedFile | ReceivedFile[] }, options?: object): Promise<unknown>
  replace(id: number, received: { file: ReceivedFile }, options?: object): Promise<unknown>
  findOne(id: number): Promise<{ ext: string } | null>
}

interface UploadPlugin {
  routes: { 'content-api': Routes }
  services: { upload: (context: { strapi: Core.Strapi }) => UploadService }
}

/**
 * Files are uploaded only through the admin panel: the content API has no upload, with any permission. Files are
 * validated before anything is stored.
 */
export default (plugin: UploadPlugin) => {
  const routesOf = pluginRoutes(plugin.routes['content-api'])
  plugin.routes['content-api'] = (context) => {
    const router = routesOf(context)
    return { ...router, routes: router.routes.filter((route) => route.method !== 'POST') }
  }

  const serviceOf = plugin.services.upload
  plugin.services.upload = (context) => {
    const core = serviceOf(context)
    return {
      ...core,
      async upload(received, options) {
        for (const file of [received.files].flat()) {
          await rejectMismatchedFile(file)
          await rejectLargePicture(file)
        }
        return uploadTransaction(() => core.upload(received, options))
      },
      async replace(id, received, options) {
        // The URL of a replaced file does not change, and so neither does its extension.
        const replaced = await core.findOne(id)
        await rejectMismatchedFile(received.file, replaced?.ext)
        await rejectLargePicture(received.file)
        return uploadTransaction(() => core.replace(id, received, options))
      },
    }
  }
  return plugin
}
