import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Keyboard } from '../src/catalogue/story.ts'
import type { DocumentedComponent } from './prop-types.ts'

const folderOf = (file: string) => file.split('/').at(-2) ?? ''

/** A component's page: an example, its props from the types, its keys, and its states. The text is in English. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const component: DocumentedComponent | undefined = preparedMeta.component
  const name = component?.__docgenInfo?.displayName ?? preparedMeta.title
  const keyboard: Keyboard = preparedMeta.parameters.keyboard ?? []
  const [example, ...others] = useContext(DocsContext).componentStories()
  return (
    <>
      <div dir="ltr" lang="en">
        <Title />
        <Source
          language="tsx"
          code={`import { ${name} } from '@islamic-centre/ui/${folderOf(preparedMeta.parameters.fileName)}'`}
        />
        <Description of="meta" />
      </div>
      {example && <Canvas of={example.moduleExport} sourceState="shown" />}
      <div dir="ltr" lang="en">
        <h2 id="props">Props</h2>
        <ArgTypes of="meta" />
        <p>Attributes of the root element are passed on to it.</p>
        <h2 id="keyboard">Keyboard</h2>
        {keyboard.length === 0 ? (
          <p>Its links, buttons and fields have the keys of the platform.</p>
        ) : (
          <table>
            <tbody>
              {keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <th scope="row">{keys}</th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <h2 id="states">States</h2>
      </div>
      {others.map((story) => (
        <section key={story.id}>
          <h3 dir="ltr" lang="en">
            {story.name}
          </h3>
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </>
  )
}
