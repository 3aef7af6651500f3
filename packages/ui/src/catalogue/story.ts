import { type ComponentType, createElement, type ReactElement, type Ref } from 'react'

export type Direction = 'rtl' | 'ltr'
export type Theme = 'light' | 'dark'

/** The text of a story: takes it in Persian and in English, and returns that of the page's language. */
export type StoryText = <Value>(fa: Value, en: Value) => Value

export const persianText: StoryText = (fa) => fa

const englishText: StoryText = (_fa, en) => en

/** The props that the conformance tests pass to every root element. */
// biome-ignore lint/suspicious/noExplicitAny: one contract for roots of every element type
export type RootProps = { className?: string; ref?: Ref<any> }

/** The keys of a component, and what each does; those of links, buttons and fields of the platform are left out. */
export type Keyboard = readonly (readonly [keys: string, effect: string])[]

type Surroundings = {
  /** The surroundings of the component: its background, the text around it. */
  around?: (component: ReactElement, text: StoryText) => ReactElement
  /** Runs after the first render, and resolves when the component is in the state of the story. */
  play?: (place: { canvasElement: HTMLElement }) => void | Promise<void>
  parameters?: {
    layout?: 'fullscreen' | 'padded'
    /** `width` in the screenshot sheet in pixels, default 720; `screen` shows the viewport of that height, with its fixed elements. */
    sheet?: { width?: number; screen?: number }
  }
}

/** One state of a component, as the catalogue (in Component Story Format) and the tests read it. */
export type Story<Props = object> = Omit<Surroundings, 'around'> & {
  render: (args: Partial<Props> & RootProps, page: { globals: { direction?: Direction } }) => ReactElement
}

/** A function that makes stories of a component: its props in both languages, and its surroundings. */
export function statesOf<Props extends object>(component: ComponentType<Props>) {
  return (
    props: (text: StoryText) => Props,
    { around = (element) => element, ...more }: Surroundings = {},
  ): Story<Props> => ({
    ...more,
    render: (args, { globals }) => {
      const text = globals.direction === 'ltr' ? englishText : persianText
      return around(createElement(component, { ...props(text), ...args }), text)
    },
  })
}

/** The element of a story, by default in Persian, with props that override those of the story. */
export function shown<Props>(
  { render }: Story<Props>,
  args: Partial<Props> & RootProps = {},
  direction: Direction = 'rtl',
): ReactElement {
  return render(args, { globals: { direction } })
}
