import { expect, it } from 'vitest'
import { demoServer } from './demo-server.ts'
import { queryGraphql, read } from './reading.ts'

const json = (method: string, data: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ data }),
})

it('Messages cannot be read or written without a token', async () => {
  expect((await read('messages')).status).toBe(403)
  expect((await read('messages', json('POST', { name: 'A', body: 'B', language: 'fa' }))).status).toBe(403)
  const { body } = await queryGraphql('{ messages { body } }')
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN')
})

it('A visitor cannot write content', async () => {
  expect((await read('posts', json('POST', { title: 'x', slug: 'x', kind: 'event' }))).status).toBe(403)
  expect((await read('about', json('PUT', { title: 'x' }))).status).toBe(403)
  expect((await read('about', { method: 'DELETE' })).status).toBe(403)
  expect((await read('about/localizations', json('POST', {}))).status).toBe(403)
  const { body } = await queryGraphql('mutation { deleteAbout { documentId } }')
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN')
})

it('The content API has no upload by POST', { tags: ['spec:7.28'] }, async () => {
  const form = new FormData()
  form.set('files', new Blob(['hello'], { type: 'text/plain' }), 'hello.txt')
  const { url } = await demoServer()
  const { status } = await fetch(`${url}/api/upload`, { method: 'POST', body: form })
  expect(status).toBe(405)
})

it('A visitor can register, log in and read their own account', async () => {
  const account = { username: 'visitor', email: 'visitor@example.org', password: 'Correct-Horse-7' }
  const post = (path: string, body: object) =>
    read(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('auth/local/register', account)).status).toBe(200)
  const session = await post('auth/local', { identifier: account.email, password: account.password })
  expect(session.status).toBe(200)
  const headers = { Authorization: `Bearer ${session.body.jwt}` }
  expect((await read('users/me', { headers })).body.email).toBe(account.email)
  expect((await read('sounds', { headers })).status).toBe(200)
  expect((await read('messages', { headers })).status).toBe(403)
})
