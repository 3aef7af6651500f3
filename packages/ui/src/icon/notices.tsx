import { createIcon } from './icon.tsx'

export const BellIcon = createIcon(
  'M6.4 16.8c1-1.2 1.2-2.6 1.2-5.4a4.4 4.4 0 1 1 8.8 0c0 2.8.2 4.2 1.2 5.4ZM10.4 19.6a1.8 1.8 0 0 0 3.2 0M12 4.6V7',
)
export const InfoIcon = createIcon('M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM12 11v5.4M12 7.8h.01')
