import { expect, test } from 'vitest'
import { createPicturePreparation } from './prepare-pictures.server.ts'

const upload = (name: string) => ({
  name,
  address: `http://cms/uploads/${name}.jpg`,
  revision: '1',
  width: 700,
})

/** Prepares files of these names; what is made, and what failed. */
async function prepared(names: readonly string[]) {
  const made: string[] = []
  const failed: string[] = []
  let atOnce = 0
  const prepare = createPicturePreparation({
    async find(name) {
      expect(++atOnce).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      if (name === 'unreachable') throw new Error('The content server does not answer.')
      return name === 'sermon' ? undefined : upload(name)
    },
    async make({ address }, { name, width, format }) {
      expect(++atOnce).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      if (name === 'broken') throw new Error('This is no picture.')
      made.push(`${address} ${name} ${width}.${format}`)
    },
    onFailure: (name, error) => failed.push(`${name}: ${error}`),
  })
  await Promise.all(names.map(prepare))
  return { made, failed }
}

test('a new upload is made in every width that pages offer, in AVIF, and one after another', async () => {
  expect(await prepared(['dome', 'lamp'])).toEqual({
    made: ['dome', 'lamp'].flatMap((name) =>
      [320, 480, 640, 800].map((width) => `http://cms/uploads/${name}.jpg ${name} ${width}.avif`),
    ),
    failed: [],
  })
})

test('what cannot be read or converted is reported, a file that is no picture is left, and the next one is made', async () => {
  const { made, failed } = await prepared(['unreachable', 'broken', 'sermon', 'lamp'])
  expect(failed).toEqual([
    'unreachable: Error: The content server does not answer.',
    'broken: Error: This is no picture.',
  ])
  expect(made).toHaveLength(4)
})
