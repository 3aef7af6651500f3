import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../routes/$lang.tsx'

/** What the route of the language loads for all pages below it; undefined where that failed. */
export const useSiteData = () => useRouteLoaderData<typeof clientLoader>('routes/$lang')
