import type { ServerBuild } from 'react-router'
import type * as entry from '../app/entry.server.tsx'

/**
 * The built site. What it must share with the server in front of it (its content, its log's requests) is exported by
 * its entry: modules that the server imports itself are others than those in the build.
 */
export type SiteBuild = ServerBuild & { entry: { module: typeof entry } }

export async function loadBuild(): Promise<SiteBuild> {
  const path = '../build/server/index.js'
  return (await import(path)) as SiteBuild
}
