import type { Core } from '@strapi/strapi'
import { logChange } from '../../change-log/log-change'
import { parseTranslations, writeTranslations } from '../../picture-texts/picture-texts'
import { type IncomingPicture, isAvif, uprightPicture } from '../../pictures/upright-picture'
import { pluginRoutes, type Routes } from '../../routing/plugin-routes'
import { uploadTransaction } from '../../uploads/upload-transaction'
import { convertHeic, withJpegName } from './convert-heic'
import { rejectLargePicture } from './reject-large-picture'
import { type ReceivedFile, rejectMismatchedFile } from './reject-mismatched-file'

interface FileInfo {
  name?: string
  translations?: unknown
}

interface ReceivedData {
  fileInfo?: FileInfo | FileInfo[]
}

interface StoredFile {
  name: string
}

interface UploadService {
  upload(
    received: { data: ReceivedData; files: ReceivedFile | ReceivedFile[] },
    options?: object,
  ): Promise<StoredFile[]>
  replace(
    id: number,
    received: { data: ReceivedData; file: ReceivedFile },
    options?: object,
  ): Promise<StoredFile>
  updateFileInfo(id: number, info: FileInfo, options?: object): Promise<StoredFile>
  remove(file: StoredFile): Promise<unknown>
  findOne(id: number): Promise<{ ext: string } | null>
  getSettings(): Promise<{ sizeOptimization?: boolean } | null>
}

interface ImageService {
  optimize(picture: IncomingPicture): Promise<IncomingPicture>
  isImage(picture: IncomingPicture): Promise<boolean>
  isOptimizableImage(picture: IncomingPicture): Promise<boolean>
}

interface UploadPlugin {
  contentTypes: { file: { schema: { attributes: Record<string, object> } } }
  routes: { 'content-api': Routes }
  services: {
    upload: (context: { strapi: Core.Strapi }) => UploadService
    'image-manipulation': ImageService
  }
}

const withJpegNames = ({ fileInfo, ...rest }: ReceivedData): ReceivedData => {
  const renamed = (info: FileInfo) => (info.name ? { ...info, name: withJpegName(info.name) } : info)
  if (!fileInfo) return rest
  return { ...rest, fileInfo: Array.isArray(fileInfo) ? fileInfo.map(renamed) : renamed(fileInfo) }
}

async function prepareFile(file: ReceivedFile, ending?: string) {
  await convertHeic(file)
  await rejectMismatchedFile(file, ending)
  await rejectLargePicture(file)
}

/** Every uploaded picture is stored upright and without tags, at the quality of the library's settings. */
function uprightPictures(core: ImageService): ImageService {
  return {
    ...core,
    isImage: async (picture) => (await core.isImage(picture)) || isAvif(picture),
    isOptimizableImage: async (picture) => (await core.isOptimizableImage(picture)) || isAvif(picture),
    async optimize(picture) {
      const settings = await (strapi.plugin('upload').service('upload') as UploadService).getSettings()
      return uprightPicture(picture, settings?.sizeOptimization === false ? 95 : 80)
    },
  }
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

  plugin.contentTypes.file.schema.attributes.translations = { type: 'json' }

  plugin.services['image-manipulation'] = uprightPictures(plugin.services['image-manipulation'])

  const serviceOf = plugin.services.upload
  plugin.services.upload = (context) => {
    const core = serviceOf(context)
    return {
      ...core,
      async upload({ data, files }, options) {
        for (const file of [files].flat()) await prepareFile(file)
        const stored = await uploadTransaction(() =>
          core.upload({ data: withJpegNames(data), files }, options),
        )
        for (const { name } of stored) await logChange(strapi, { action: 'fileUploaded', title: name })
        return stored
      },
      async updateFileInfo(id, info, options) {
        if (info.translations !== undefined)
          await writeTranslations(strapi, id, parseTranslations(info.translations))
        const changed = await core.updateFileInfo(id, info, options)
        await logChange(strapi, { action: 'fileChanged', title: changed.name })
        return changed
      },
      async replace(id, { data, file }, options) {
        // The URL of a replaced file does not change, and so neither does its extension.
        const replaced = await core.findOne(id)
        await prepareFile(file, replaced?.ext)
        const stored = await uploadTransaction(() =>
          core.replace(id, { data: withJpegNames(data), file }, options),
        )
        await logChange(strapi, { action: 'fileReplaced', title: stored.name })
        return stored
      },
      async remove(file) {
        const removed = await core.remove(file)
        await logChange(strapi, { action: 'fileDeleted', title: file.name })
        return removed
      },
    }
  }
  return plugin
}
