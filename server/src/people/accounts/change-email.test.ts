import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { openMailSink, type MailSink } from '../../testing/mail-sink.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let mail: MailSink
beforeAll(async () => {
  mail = await openMailSink()
  server = await startTestServer({ environment: { SMTP_URL: mail.url } })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const change = '/api/editor/account/email-change'

async function account(visitor: Visitor) {
  return (await visitor.get('/api/editor/session')).json<SessionReply>().account
}

async function mailedToken(to: string): Promise<string> {
  const { text } = await mail.next(to)
  return /\/config\/confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

const confirm = (visitor: Visitor, token: string) =>
  visitor.write('POST', '/api/editor/email-changes/confirm', { token })

test('another address holds from the click in the mail that went there, and not before', async () => {
  const owner = await server.person('old@kiln.example', [])
  expect((await owner.write('POST', change, { email: ' New@Kiln.example ' })).status).toBe(202)
  const token = await mailedToken('new@kiln.example')
  expect((await mail.next('old@kiln.example')).text).toContain('asked for its address to become')
  expect(await account(owner)).toMatchObject({
    email: 'old@kiln.example',
    newEmail: 'new@kiln.example',
  })
  const elsewhere = server.stranger()
  expect((await confirm(elsewhere, token)).json()).toEqual({ email: 'new@kiln.example' })
  expect(await account(elsewhere)).toBeNull()
  expect(await account(owner)).toMatchObject({ email: 'new@kiln.example', newEmail: null })
  expect((await mail.next('old@kiln.example')).text).toContain('You now sign in as')
  expect((await confirm(elsewhere, token)).status).toBe(410)
})

test('the link works for a day, and only the newest one', async () => {
  const owner = await server.person('slow@kiln.example', [])
  await owner.write('POST', change, { email: 'first@kiln.example' })
  const first = await mailedToken('first@kiln.example')
  await owner.write('POST', change, { email: 'second@kiln.example' })
  const second = await mailedToken('second@kiln.example')
  expect((await confirm(owner, first)).status).toBe(410)
  server.time.now += 24 * 3_600_000
  expect((await confirm(owner, second)).status).toBe(410)
  expect(await account(owner)).toMatchObject({ email: 'slow@kiln.example', newEmail: null })
})

test('a change can be taken back, and a new password takes it back too', async () => {
  const owner = await server.person('careful@kiln.example', [])
  await owner.write('POST', change, { email: 'a-whim@kiln.example' })
  await owner.write('DELETE', change)
  expect((await confirm(owner, await mailedToken('a-whim@kiln.example'))).status).toBe(410)
  await owner.write('POST', change, { email: 'intruder@kiln.example' })
  const token = await mailedToken('intruder@kiln.example')
  await owner.write('POST', '/api/editor/account/password', { password: 'a kiln of one’s own' })
  expect((await confirm(owner, token)).status).toBe(410)
  const unconfirmed = await owner.write('POST', change, { email: 'again@kiln.example' })
  expect(unconfirmed.json()['fields']).toEqual({
    currentPassword: 'That is not your current password.',
  })
})

test('of two who want one address, whoever opens the link first has it', async () => {
  const people = await Promise.all([
    server.person('one@kiln.example', []),
    server.person('two@kiln.example', []),
  ])
  const tokens: string[] = []
  for (const person of people) {
    // the answer is the same whether or not the address is free
    expect((await person.write('POST', change, { email: 'wanted@kiln.example' })).status).toBe(202)
    tokens.push(await mailedToken('wanted@kiln.example'))
  }
  const answers = await Promise.all(people.map((person, at) => confirm(person, tokens[at] ?? '')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json()['message']).toBe(
    'Another account has this address.',
  )
})

test('an address that is none, or one’s own already, is refused at its field', async () => {
  const owner = await server.person('same@kiln.example', [])
  for (const [email, sentence] of [
    ['no address', 'Please enter a valid email'],
    ['Same@kiln.example', 'That is the address that you have.'],
  ]) {
    const answer = await owner.write('POST', change, { email })
    expect([answer.status, answer.json()['fields']]).toEqual([400, { email: sentence }])
  }
})

test('a name is what somebody calls themselves, of 1 to 100 characters', async () => {
  const owner = await server.person('nameless@kiln.example', [])
  const rename = (displayName: string) => owner.write('PUT', '/api/editor/account', { displayName })
  expect((await rename(' Ada Corrigan ')).status).toBe(200)
  expect((await account(owner))?.displayName).toBe('Ada Corrigan')
  for (const name of ['  ', 'x'.repeat(101)]) {
    expect((await rename(name)).json()['fields']).toEqual({
      displayName: 'A name has 1 to 100 characters.',
    })
  }
})
