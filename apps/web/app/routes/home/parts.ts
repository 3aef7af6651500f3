import type { ShownNotices } from '../../death-notices/shown-notices.ts'
import { lazyHydrated } from '../../hydration/lazy-hydrated.tsx'

/** The parts that hydrate after the page can be used. */
export const Banner = lazyHydrated(() => import('../../features/home/banner.tsx').then((it) => it.Banner))
export const LiveNow = lazyHydrated(() => import('../../components/live-now.tsx').then((it) => it.LiveNow))
export const BlocksBelow = lazyHydrated(() => import('./blocks-below.tsx').then((it) => it.BlocksBelow))
/** Loaded only where there are any. Notices that nothing would take away when they are withdrawn are not shown. */
export const HomeNotices = lazyHydrated<ShownNotices>(() =>
  import('../../features/death-notices/home-notices.tsx').then(
    (it) => it.HomeNotices,
    () => () => null,
  ),
)
export const PrayerCall = lazyHydrated(() =>
  import('../../features/prayer-call/prayer-call-card.tsx').then((it) => it.PrayerCall),
)

/** Resolves when the home page can be rendered without a fallback. */
export const loadParts = () =>
  Promise.all([Banner, LiveNow, HomeNotices, BlocksBelow, PrayerCall].map((it) => it.load()))
