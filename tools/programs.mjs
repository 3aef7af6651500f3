import { delimiter, join } from 'node:path'
import { runnable } from './runnable.mjs'

/** The folders of servers on Debian and Homebrew, which a user's PATH may lack. */
const furtherPlaces = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The path of the first of these programs that is on this machine. */
export function programOf(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...furtherPlaces]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable)
}

/** Whether this process may install Debian packages. */
export const aptAsRoot = () => process.getuid?.() === 0 && runnable('/usr/bin/apt-get')
