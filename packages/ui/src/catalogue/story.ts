import { type ComponentType, createElement, type ReactElement, type Ref } from 'react'

export type Direction = 'rtl' | 'ltr'
export type Theme = 'light' | 'dark'

/** The text of a story: takes it in Persian and in English, and returns that of the page's language. */
export type StoryText = <Value>(fa: Value, en: Value) => Value

export const persianText: StoryText = (fa) => fa

const englishText: StoryText = (_fa, en) => en

/** What the contract passes to every root element. */
// biome-ignore lint/suspicious/noExplicitAny: one contract for roots of every element type
export type RootProps = { className?: string; ref?: Ref<any> }

type Surroundings = {
  /** The surroundings of the component: its background, the text around it. */
  around?: (component: ReactElement, text: StoryText) => ReactElement
  /** Brings it into its state once it is in the page, and settles when it is there. */
  play?: (place: { canvasElement: HTMLElement }) => void | Promise<void>
  parameters?: {
    layout?: 'fullscreen' | 'padded'
    /** Pixels wide in the picture sheet, 720 without; `screen` shows the window, so many pixels high, with what is fixed to it. */
    sheet?: { width?: number; screen?: number }
  }
}

/** One state of a component, as the catalogue (in Component Story Format) and the tests read it. */
export type Story<Props = object> = Omit<Surroundings, 'around'> & {
  render: (args: Partial<Props> & RootProps, page: { globals: { direction?: Direction } }) => ReactElement
}

/** Gives a component's states: each its props in both languages, and what it needs around it. */
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

/** The story's element, by default in Persian, with these props in place of its own. */
export function shown<Props>(
  { render }: Story<Props>,
  args: Partial<Props> & RootProps = {},
  direction: Direction = 'rtl',
): ReactElement {
  return render(args, { globals: { direction } })
}
