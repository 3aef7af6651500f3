// First: it orders the layers.
import '../src/base.css'
import type { Preview } from '@storybook/react-vite'
import { turnPage } from '../src/catalogue/turn-page.ts'
import '../src/catalogue/catalogue.css'
import { DocsPage } from './docs-page.tsx'
import { showWrittenTypes } from './prop-types.ts'

const choice = (value: string, title: string) => ({ value, title })
const screen = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [showWrittenTypes],
  initialGlobals: { direction: 'rtl', theme: 'light' },
  globalTypes: {
    direction: {
      description: 'Direction and language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [choice('rtl', 'Persian, right to left'), choice('ltr', 'English, left to right')],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [choice('light', 'Light'), choice('dark', 'Dark')],
      },
    },
  },
  parameters: {
    docs: { page: DocsPage, source: { type: 'dynamic' } },
    viewport: {
      options: { phone: screen(360, 740), tablet: screen(768, 1024), desktop: screen(1440, 900) },
    },
  },
  loaders: [({ globals }) => turnPage(globals.direction, globals.theme)],
}

export default preview
