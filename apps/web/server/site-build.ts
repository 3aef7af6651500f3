import type { ServerBuild } from 'react-router'
import type * as entry from '../app/entry.server.tsx'

/**
 * The built site. State that it shares with the server (its content, the request ids of its log) is exported by its
 * entry: modules that the server imports itself are separate instances from those in the build.
 */
export type SiteBuild = ServerBuild & { entry: { module: typeof entry } }

export async function loadBuild(): Promise<SiteBuild> {
  const path = '../build/server/index.js'
  return (await import(path)) as SiteBuild
}
