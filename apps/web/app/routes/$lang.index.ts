import { redirect } from 'react-router'
import type { Route } from './+types/$lang.index'

/** `/fa` is `/fa/home`. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.lang}/home`)
