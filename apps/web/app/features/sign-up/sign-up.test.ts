import { expect, test } from 'vitest'
import { readSignUp } from './read-sign-up.server.ts'
import { signUpView } from './sign-up-view.server.ts'

const question = { textFa: 'غذای بی‌گوشت؟', textEn: 'Vegetarian?', required: true }
const event = {
  documentId: 'supper',
  startsAt: '2026-12-05T00:00:00.000Z',
  signUp: {
    opensAt: null,
    closesAt: null,
    places: 10,
    showPlacesLeft: true,
    askChildren: true,
    questions: [question],
  },
}
const now = new Date('2026-11-25T12:00:00Z')
const view = (signUp: object = {}, states: Parameters<typeof signUpView>[1] = [], at = now) =>
  signUpView({ ...event, signUp: { ...event.signUp, ...signUp } }, states, 'ca', at)

test('signing up is for the day of the event in Toronto, and soon, open or closed by the clock', () => {
  expect(view()).toMatchObject({ occurrence: '2026-12-04', state: 'open', left: 10 })
  expect(view({ opensAt: '2026-11-26T00:00:00Z' })).toMatchObject({ state: 'soon' })
  expect(view({ closesAt: '2026-11-25T12:00:00Z' })).toMatchObject({ state: 'closed' })
  expect(view({}, [], new Date(event.startsAt))).toMatchObject({ state: 'closed' })
})

test('the places are those of that event and day, and without them the form is shown', () => {
  const full = { event: 'supper', occurrence: '2026-12-04', state: 'full' as const }
  expect(view({}, [full])).toMatchObject({ state: 'full' })
  expect(view({}, [{ ...full, event: 'other' }])).toMatchObject({ state: 'open' })
  expect(view({}, [{ ...full, occurrence: '2026-12-11' }])).toMatchObject({ state: 'open' })
  const unread = signUpView(event, undefined, 'ca', now)
  expect(unread).toMatchObject({ state: 'open' })
  expect(unread?.left).toBeUndefined()
  expect(view({ showPlacesLeft: false })?.left).toBeUndefined()
})

const values = {
  name: ' مینا ',
  email: 'mina@example.org',
  phone: '',
  adults: '۲',
  children: '',
  answer1: 'نه',
  answer2: 'nobody asked',
}
const form = { askChildren: true, questions: [{ text: 'Vegetarian?', required: true }] }

test('a form is read with Persian digits; what was not asked is left out', () => {
  expect(readSignUp(values, form)).toEqual({
    content: { name: 'مینا', email: 'mina@example.org', adults: 2, children: 0, answers: ['نه'] },
  })
  const none = { askChildren: false, questions: [] }
  expect(readSignUp({ ...values, children: '5' }, none)).toMatchObject({
    content: { children: 0, answers: [] },
  })
})

test('each field that is wrong is named', () => {
  const wrong = { name: '', email: '', phone: '1', adults: '0', children: '-1', answer1: ' ', answer2: '' }
  expect(readSignUp(wrong, form)).toEqual({
    errors: {
      name: 'nameMissing',
      email: 'emailMissing',
      phone: 'phoneWrong',
      adults: 'numberWrong',
      children: 'numberWrong',
      answer1: 'answerMissing',
    },
  })
  for (const adults of ['', 'two', '1.5', '21', '1e1'])
    expect(readSignUp({ ...values, adults }, form), adults).toEqual({ errors: { adults: 'numberWrong' } })
  expect(readSignUp({ ...values, email: 'nobody@' }, form)).toEqual({ errors: { email: 'emailWrong' } })
})
