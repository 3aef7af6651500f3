import { unknownPath } from '../unknown-path.server.ts'
import type { Route } from './+types/unknown-path'

export function loader({ url }: Route.LoaderArgs) {
  throw unknownPath(url)
}
