import { unknownPath } from '../paths/unknown-path.server.ts'
import type { Route } from './+types/$'

export function loader({ url }: Route.LoaderArgs) {
  throw unknownPath(url)
}
