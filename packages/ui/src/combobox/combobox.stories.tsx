import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal, press } from '../catalogue/surroundings.tsx'
import { Combobox, type ComboboxProps } from './index.ts'

const keyboard: Keyboard = [
  ['Enter, Space, ↑ ↓', 'opens the list, with the focus in the field that filters it'],
  [
    'letters',
    'in the open list filter it; on the closed button choose the next option that begins with them',
  ],
  ['↑ ↓', 'to the previous and the next option, around the ends'],
  ['Enter', 'chooses the option and closes the list'],
  ['Escape, Tab', 'closes the list as it was; Escape returns the focus to the button'],
]

export default { component: Combobox, parameters: { keyboard, sheet: { width: 360 } } }

const story = statesOf(Combobox)

const cities = [
  ['toronto', 'تورنتو', 'Toronto'],
  ['montreal', 'مونترال', 'Montréal'],
  ['ottawa', 'اتاوا', 'Ottawa'],
  ['calgary', 'کلگری', 'Calgary'],
  ['edmonton', 'ادمونتون', 'Edmonton'],
  ['vancouver', 'ونکوور', 'Vancouver'],
  ['winnipeg', 'وینیپگ', 'Winnipeg'],
  ['hamilton', 'همیلتون', 'Hamilton'],
  ['london', 'لندن انتاریو', 'London, Ontario'],
  ['halifax', 'هلیفکس', 'Halifax'],
] as const

function city(text: StoryText): ComboboxProps {
  return {
    label: text('شهر', 'City'),
    name: 'city',
    placeholder: text('هر شهر', 'Any city'),
    options: cities.map(([value, fa, en]) => ({ value, label: text(fa, en) })),
    labels: {
      search: text('جست‌وجوی شهر', 'Search for a city'),
      none: text('شهری با این نام نیست.', 'No city has this name.'),
    },
  }
}

const opened = { play: press('button'), parameters: { sheet: { width: 360, screen: 560 } } }

export const None = story(city)

export const Chosen = story((text) => ({
  ...city(text),
  defaultValue: 'ottawa',
  optional: text('(اختیاری)', '(optional)'),
  hint: text('وقت‌های نماز آن شهر نشان داده می‌شود.', 'The prayer times of that city are shown.'),
}))

export const Open = story((text) => ({ ...city(text), defaultValue: 'montreal' }), opened)

export const OpenOnTeal = story(city, { ...opened, around: onTeal })

export const Wrong = story((text) => ({
  ...city(text),
  required: true,
  placeholder: text('یکی را برگزینید', 'Choose one'),
  error: text('شهر خود را برگزینید.', 'Choose your city.'),
}))

export const Focused = story(city, { play: focusOn('button') })

export const Disabled = story((text) => ({ ...city(text), defaultValue: 'calgary', disabled: true }))

export const LongOptions = story(
  (text) => ({
    ...city(text),
    options: [
      {
        value: 'long',
        label: text(
          'دفتر مرکزی کانون در ساختمان تازه، طبقه همکف، روبه‌روی کتابخانه',
          'The head office of the centre in the new building, ground floor, opposite the library',
        ),
      },
    ],
    defaultValue: 'long',
  }),
  { play: press('button'), parameters: { sheet: { width: 320, screen: 420 } } },
)
