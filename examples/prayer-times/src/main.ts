import { type CityId, cities } from '@islamic-centre/prayer-times'
import { dayAt } from './day.ts'

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found
const city = find<HTMLSelectElement>('city')

function show() {
  const { times, next } = dayAt(new Date(), city.value as CityId)
  find('next').textContent = next
  find('times').replaceChildren(
    ...times.map(({ name, clock }) => {
      const row = document.createElement('tr')
      for (const text of [name, clock]) row.insertCell().textContent = text
      return row
    }),
  )
}

city.append(...Object.keys(cities).map((name) => new Option(name)))
city.addEventListener('change', show)
setInterval(show, 60_000)
show()
