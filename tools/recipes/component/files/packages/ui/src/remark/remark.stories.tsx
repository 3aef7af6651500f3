import { statesOf } from '../catalogue/story.ts'
import { Remark } from './index.ts'

export default { component: Remark }

const story = statesOf(Remark)

export const Short = story((text) => ({ children: text('ورود برای همه آزاد است.', 'Everyone is welcome.') }))

export const Long = story(
  (text) => ({
    children: text(
      'نام‌نویسی تا پایان هفته دوم باز است؛ پس از آن با دفتر کانون تماس بگیرید.',
      'Registration stays open until the second week; after that please call the office.',
    ),
  }),
  { parameters: { sheet: { width: 360 } } },
)
