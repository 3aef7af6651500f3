import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { expect, test } from 'vitest'
import { createPreviewQueue } from './preview-queue.ts'

const stays = new AbortController().signal

/** A renderer whose renders end when the test resolves them. */
function renderer() {
  const begun: { name: string; signal: AbortSignal; end: (answer: string) => void }[] = []
  const render = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      begun.push({ name, signal, end: resolve })
    })
  const names = () => begun.map((it) => it.name)
  return { begun, render, names }
}

test('previews wait for each other, and each is answered', { tags: ['spec:13.9'] }, async () => {
  const renders = bulkhead(2, 100)
  const preview = createPreviewQueue<string>(renders)
  const { begun, render, names } = renderer()
  const answers = Array.from({ length: 15 }, (_, at) => preview(at, render(`${at}`), stays))
  for (let at = 0; at < 15; at++) {
    await expect.poll(() => begun.length).toBe(Math.min(15, at + 2))
    expect(renders.executionSlots).toBe(2 - Math.min(2, 15 - at))
    begun[at]?.end(`answer ${at}`)
  }
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 15 }, (_, at) => `answer ${at}`))
  expect(names()).toEqual(Array.from({ length: 15 }, (_, at) => `${at}`))
})

test('a render that is superseded is cancelled, and its client gets the newer answer', {
  tags: ['spec:13.9'],
}, async () => {
  const preview = createPreviewQueue<string>(bulkhead(1, 100))
  const { begun, render, names } = renderer()
  const older = preview('page', render('older'), stays)
  await expect.poll(names).toEqual(['older'])
  const newer = preview('page', render('newer'), stays)
  expect(begun[0]?.signal.aborted).toBe(true)
  await expect.poll(names).toEqual(['older', 'newer'])
  begun[1]?.end('new')
  expect(await Promise.all([older, newer])).toEqual(['new', 'new'])
})

test('a queued render runs once for all clients that requested it', { tags: ['spec:13.9'] }, async () => {
  const preview = createPreviewQueue<string>(bulkhead(1, 100))
  const { begun, render, names } = renderer()
  const other = preview('other', render('other'), stays)
  const all = Array.from({ length: 15 }, () => preview('page', render('page'), stays))
  await expect.poll(names).toEqual(['other'])
  begun[0]?.end('other')
  await expect.poll(names).toEqual(['other', 'page'])
  begun[1]?.end('one')
  expect(await Promise.all([other, ...all])).toEqual(['other', ...Array(15).fill('one')])
})

test('a render is cancelled when its last client disconnects, and a queued one never starts', {
  tags: ['spec:13.9'],
}, async () => {
  const renders = bulkhead(1, 100)
  const preview = createPreviewQueue<string>(renders)
  const { begun, render, names } = renderer()
  const [first, second, waiting] = [new AbortController(), new AbortController(), new AbortController()]
  const shared = preview('page', render('page'), first.signal)
  await expect.poll(names).toEqual(['page'])
  const never = preview('never', render('never'), waiting.signal)
  const last = preview('last', render('last'), stays)
  waiting.abort()
  await expect(never).rejects.toThrow('aborted')
  const joined = preview('page', render('page again'), second.signal)
  first.abort()
  await expect(shared).rejects.toThrow('aborted')
  await expect.poll(names).toEqual(['page', 'last'])
  begun[1]?.end('last')
  expect(await last).toBe('last')
  await expect.poll(names).toEqual(['page', 'last', 'page again'])
  second.abort()
  expect(begun[2]?.signal.aborted).toBe(true)
  await expect(joined).rejects.toThrow('aborted')
  await expect.poll(() => [renders.executionSlots, renders.queueSlots]).toEqual([1, 100])
})

test('a preview that fails is refused only to its own clients, and can be requested again', {
  tags: ['spec:13.9'],
}, async () => {
  const preview = createPreviewQueue<string>(bulkhead(1, 100))
  const failing = preview('page', () => Promise.reject(new Error('broken')), stays)
  const other = preview('other', async () => 'whole', stays)
  await expect(failing).rejects.toThrow('broken')
  expect(await other).toBe('whole')
  expect(await preview('page', async () => 'mended', stays)).toBe('mended')
})

test('more previews than can wait are refused', { tags: ['spec:13.9'] }, async () => {
  const preview = createPreviewQueue<string>(bulkhead(1, 2))
  const { begun, render, names } = renderer()
  const first = preview(1, render('1'), stays)
  await expect.poll(names).toEqual(['1'])
  const others = [preview(2, render('2'), stays), preview(3, render('3'), stays)]
  await expect(preview(4, render('4'), stays)).rejects.toThrow(BulkheadRejectedError)
  for (let at = 0; at < 3; at++) {
    await expect.poll(() => begun.length).toBe(at + 1)
    begun[at]?.end('done')
  }
  expect(await Promise.all([first, ...others])).toEqual(['done', 'done', 'done'])
})

test('a preview that is requested again while no more can wait goes on for those who wait for it', {
  tags: ['spec:13.9'],
}, async () => {
  const preview = createPreviewQueue<string>(bulkhead(1, 1))
  const { begun, render, names } = renderer()
  const first = preview(1, render('1'), stays)
  await expect.poll(names).toEqual(['1'])
  const second = preview(2, render('2'), stays)
  await expect(preview(1, render('1 again'), stays)).rejects.toThrow(BulkheadRejectedError)
  for (let at = 0; at < 2; at++) {
    await expect.poll(() => begun.length).toBe(at + 1)
    begun[at]?.end('done')
  }
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
})
