import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../routes/$lang.tsx'

/** The data that the language route loads for all pages below it; undefined if that failed. */
export const useSiteData = () => useRouteLoaderData<typeof clientLoader>('routes/$lang')
