import { createIcon } from './icon.tsx'

export const PhoneIcon = createIcon(
  'M8.6 4.2 5.4 5c-.7.2-1.1.8-1 1.5a15.6 15.6 0 0 0 13.1 13.1c.7.1 1.3-.3 1.5-1l.8-3.2-4.3-2.1-1.9 2.1a11.8 11.8 0 0 1-5-5l2.1-1.9Z',
)
export const MailIcon = createIcon('M4 6.5h16v11.2H4zM4.3 7l7.7 6 7.7-6')
export const MapIcon = createIcon(
  'M12 20.6c4.3-4.3 6.5-7.6 6.5-10.4a6.5 6.5 0 1 0-13 0c0 2.8 2.2 6.1 6.5 10.4ZM12 12.4a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
)
export const InstagramIcon = createIcon(
  'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2ZM16.7 7.3h.01',
)
export const TelegramIcon = createIcon(
  'm20.4 4.6-17 6.8 5.4 2 2.2 6.2 2.8-3.4 4 3ZM8.8 13.4l7.4-5.2-5.2 6.6v4.4',
)
export const FacebookIcon = createIcon('M16.6 4.4h-2.2a3.4 3.4 0 0 0-3.4 3.4v11.8M7.8 11.4h7.4')
export const YoutubeIcon = createIcon(
  'M6.4 6h11.2A2.9 2.9 0 0 1 20.5 9v6a2.9 2.9 0 0 1-2.9 3H6.4a2.9 2.9 0 0 1-2.9-3V9a2.9 2.9 0 0 1 2.9-3ZM10.4 9.4v5.2l4.4-2.6Z',
)
