import { addons } from 'storybook/manager-api'

// The panel below the story would be empty.
addons.setConfig({ layoutCustomisations: { showPanel: () => false } })
