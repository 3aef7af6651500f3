import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { focusOn, onTeal } from '../catalogue/surroundings.tsx'
import { Switch, type SwitchProps } from './index.ts'

const keyboard: Keyboard = [['Space', 'turns it on and off']]

export default { component: Switch, parameters: { keyboard, sheet: { width: 360 } } }

const story = statesOf(Switch)

function adhan(text: StoryText): SwitchProps {
  return { label: text('پخش اذان در وقت نماز', 'Play the call at prayer times'), name: 'adhan' }
}

export const Off = story(adhan)

export const On = story((text) => ({
  ...adhan(text),
  defaultChecked: true,
  hint: text('تا وقتی این صفحه باز است.', 'While this page is open.'),
}))

export const Wrong = story((text) => ({
  ...adhan(text),
  error: text('مرورگر اجازه پخش صدا نداد.', 'The browser does not allow sound.'),
}))

export const Focused = story((text) => ({ ...adhan(text), defaultChecked: true }), {
  play: focusOn('input'),
})

export const Disabled = story((text) => ({ ...adhan(text), disabled: true }))

export const OnDisabled = story((text) => ({ ...adhan(text), defaultChecked: true, disabled: true }))

export const OnTeal = story((text) => ({ ...adhan(text), defaultChecked: true }), { around: onTeal })

export const OffOnTeal = story(adhan, { around: onTeal })

export const LongLabel = story((text) => ({
  label: text(
    'یادآوری برنامه‌های این هفته و تغییر ساعت کلاس‌ها با پیامک به شماره‌ای که در ثبت‌نام نوشته‌اید',
    'Reminders of this week’s events and of changed class hours by text message to the number of your registration',
  ),
}))
