import { createIcon } from './icon.tsx'

export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = createIcon('m6 6 12 12M18 6 6 18')
export const ChevronDownIcon = createIcon('m6.5 9.5 5.5 5.5 5.5-5.5')
export const ChevronForwardIcon = createIcon('M9.5 6.5 15 12l-5.5 5.5', { directional: true })
export const ChevronBackIcon = createIcon('M14.5 6.5 9 12l5.5 5.5', { directional: true })
export const ArrowUpIcon = createIcon('M12 19.5v-15M6 10.5l6-6 6 6')
export const DownloadIcon = createIcon('M12 4v11M7 10.5l5 5 5-5M5 19.5h14')
export const ExternalIcon = createIcon('M9 6H5.5v12.5H18V15M13 5h6v6M18.5 5.5 11 13', { directional: true })
export const SearchIcon = createIcon(
  'M10.8 17.1a6.3 6.3 0 1 0 0-12.6 6.3 6.3 0 0 0 0 12.6ZM15.4 15.4l4.6 4.6',
)
export const GlobeIcon = createIcon(
  'M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM3.8 12h16.4M12 3.8c4.6 4.6 4.6 11.8 0 16.4-4.6-4.6-4.6-11.8 0-16.4Z',
)
export const CheckIcon = createIcon('m5 12.6 4.6 4.6L19 7.4')
