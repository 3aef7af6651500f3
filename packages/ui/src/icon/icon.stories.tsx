import type { ComponentPropsWithRef } from 'react'
import { statesOf } from '../catalogue/story.ts'
import * as icons from './index.ts'

export default { component: icons.PlayIcon }

const story = statesOf(icons.PlayIcon)
const namedStory = statesOf(icons.PhoneIcon)

export const Decoration = story(() => ({}))

export const Named = namedStory((text) => ({ label: text('تلفن', 'Telephone') }))

function AllIcons(root: ComponentPropsWithRef<'div'>) {
  return (
    <div {...root}>
      <div className="catalogue-row">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
    </div>
  )
}

/** Directional icons are mirrored right-to-left, the others are not. */
export const All = statesOf(AllIcons)(() => ({}), { parameters: { sheet: { width: 360 } } })
