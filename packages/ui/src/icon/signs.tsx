import { createIcon } from './icon.tsx'

export const CalendarIcon = createIcon(
  'M4.5 6h15v13.5h-15zM4.5 10.2h15M8.5 3.8v4M15.5 3.8v4M8.4 13.6h.01M12 13.6h.01M15.6 13.6h.01M8.4 16.6h.01M12 16.6h.01',
)
export const ClockIcon = createIcon('M12 20.2a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4ZM12 7.4V12l3.2 2')
export const CrescentIcon = createIcon(
  'M14.6 4.4a8 8 0 1 0 4.9 12.2 6.6 6.6 0 0 1-4.9-12.2ZM18.4 6.6l.7 1.6 1.7.2-1.3 1.1.4 1.7-1.5-.9-1.5.9.4-1.7L16 8.4l1.7-.2Z',
)
/** A hanging lamp: remembrance of the departed. */
export const LampIcon = createIcon(
  'M12 2.8v2.4M9.4 7.4h5.2L13.4 5.2h-2.8ZM9.4 7.4 7 11.6l2.2 5h5.6l2.2-5-2.4-4.2M9.2 16.6l-.8 2.2h7.2l-.8-2.2M12 18.8v2.4M12 14.4c-1-.7-1.5-1.4-1.5-2.2 0-.9.8-1.6 1.5-2.6.7 1 1.5 1.7 1.5 2.6 0 .8-.5 1.5-1.5 2.2Z',
)
export const RingsIcon = createIcon(
  'M9 19.4a5.2 5.2 0 1 0 0-10.4 5.2 5.2 0 0 0 0 10.4ZM11.4 9.6a5.2 5.2 0 1 1 1.3 8.3M7.4 9.2 6.2 6.6l1.4-1.8h2.8l1.4 1.8L10.6 9',
)
export const PeopleIcon = createIcon(
  'M9 11.4a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.4 19.2c.3-3.2 2.5-5.2 5.6-5.2s5.3 2 5.6 5.2ZM15.4 5.4a3 3 0 0 1 0 5.6M17 14.4c2 .7 3.3 2.4 3.6 4.8',
)
/** The Quran on its stand. */
export const QuranIcon = createIcon(
  'M12 7.2C10 5.2 7.4 4.4 4 4.6l1.6 8.2c2.6-.2 4.8.4 6.4 1.8 1.6-1.4 3.8-2 6.4-1.8L20 4.6c-3.4-.2-6 .6-8 2.6ZM12 7.2v7.4M6.4 20.4 12 14.6l5.6 5.8M17.8 15.6l-1.6 1.9M6.2 15.6l1.6 1.9',
)
export const QiblaIcon = createIcon(
  'M12 20.4a8.4 8.4 0 1 0 0-16.8 8.4 8.4 0 0 0 0 16.8ZM15.8 8.2l-2.4 5.2-5.2 2.4 2.4-5.2ZM12 3.6v1.8M12 18.6v1.8M3.6 12h1.8M18.6 12h1.8',
)
/** Hands raised in supplication. */
export const DuaIcon = createIcon(
  'M11 19.6V13L6.6 7.2a1.3 1.3 0 0 0-2.2 1.3l2.4 4-2-1.2a1.2 1.2 0 0 0-1.5 1.8l5 6.5ZM13 19.6V13l4.4-5.8a1.3 1.3 0 0 1 2.2 1.3l-2.4 4 2-1.2a1.2 1.2 0 0 1 1.5 1.8l-5 6.5ZM12 4.2v2.6',
)
export const MagazineIcon = createIcon(
  'M5 4.4h11v15.2H6.6A1.6 1.6 0 0 1 5 18ZM16 8.4h3.2V18a1.6 1.6 0 0 1-1.6 1.6H16M8 8h5M8 11.4h5v4.4H8z',
  { directional: true },
)
/** Rulings: a scroll. */
export const ScrollIcon = createIcon(
  'M7 4.4h11.4v13M7 4.4a2 2 0 0 0-2 2v1.8h3.6M8.6 6.2v11.4a2 2 0 0 0 2 2h7.8a2 2 0 0 0 2-2v-.8h-7.6v.8a2 2 0 0 1-2 2M11.6 8.6h4M11.6 12h4',
  { directional: true },
)
export const PrinterIcon = createIcon('M7 9V4.4h10V9M7 16.6H4.4V9h15.2v7.6H17M7 13.6h10v6H7z')
export const PhotoIcon = createIcon('M4 5.4h16v13.2H4zM4.4 16.6l4.4-4.6 3.4 3.4 3-3 4.4 4.2M14.8 9.2h.01')
