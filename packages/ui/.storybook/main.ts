import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs'],
  stories: [{ directory: '../src', files: '*/*.stories.tsx' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Words and states come from the stories: there is nothing to turn here but the page.
  features: { actions: false, backgrounds: false, controls: false, interactions: false },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
