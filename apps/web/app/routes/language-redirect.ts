import { redirect } from 'react-router'
import type { Route } from './+types/language-redirect'

/** `/fa` is `/fa/home`. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.lang}/home`)
