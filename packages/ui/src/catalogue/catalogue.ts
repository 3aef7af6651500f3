import type { Story } from './story.ts'
import './catalogue.css'

type StoryFile = { default: Pick<Story, 'parameters'> } & Record<string, Story>

/** A folder's name: `../button/button.stories.tsx` is the button's. */
const folderOf = (path: string) => path.split('/').at(-2) ?? path

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true })

/** The exported components: the folders with an `index.ts`. */
export const components = Object.keys(import.meta.glob('../*/index.ts')).map(folderOf)

export type CatalogueEntry = { name: string; stories: Array<[name: string, story: Story]> }

/** Every component with its stories, as the catalogue shows them. */
export const catalogue: CatalogueEntry[] = Object.entries(files).map(
  ([path, { default: meta, ...stories }]) => ({
    name: folderOf(path),
    stories: Object.entries(stories).map(([name, story]) => [
      name,
      { ...story, parameters: { ...meta.parameters, ...story.parameters } },
    ]),
  }),
)
