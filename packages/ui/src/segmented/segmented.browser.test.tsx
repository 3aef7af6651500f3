import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Segmented } from './index.ts'

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]
const option = (name: string) => page.getByRole('radio', { name })

test('uncontrolled, a form contains its value, and the app is notified of a change', async () => {
  const chosen: string[] = []
  const { container } = await render(
    <form>
      <Segmented
        label="Extent"
        name="extent"
        options={options}
        defaultValue="week"
        onChange={(value) => chosen.push(value)}
      />
    </form>,
  )
  await expect.element(option('Week')).toBeChecked()
  option('Week').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('Month')).toBeChecked()
  expect(chosen).toEqual(['month'])
  const form = container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('extent')).toBe('month')
})

test('controlled, the app decides', async () => {
  const requested: string[] = []
  const segmented = (value: string) => (
    <Segmented label="Extent" options={options} value={value} onChange={(it) => requested.push(it)} />
  )
  const held = await render(segmented('day'))
  await option('Month').click({ force: true })
  expect(requested).toEqual(['month'])
  await expect.element(option('Day')).toBeChecked()
  await held.rerender(segmented('month'))
  await expect.element(option('Month')).toBeChecked()
})
