import { createIcon } from '../icon/icon.tsx'

export const ShareIcon = createIcon('M12 14.5V3.8M8.2 7.4 12 3.6l3.8 3.8M7.4 10.6H5.2v9.6h13.6v-9.6h-2.2')

export const LinkIcon = createIcon(
  'M10 14a3.9 3.9 0 0 0 5.6.2l3-3a3.9 3.9 0 0 0-5.5-5.5l-1.2 1.1M14 10a3.9 3.9 0 0 0-5.6-.2l-3 3a3.9 3.9 0 0 0 5.5 5.5l1.2-1.1',
)
