import { beforeEach, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import {
  changesApi,
  documentsOfKind,
  type DocumentReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { accountsApi, type SessionReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import { openNetwork, served, signIn, type Network } from '../changes/testing/served-editor.tsx'
import { call, RequestRefused, writeInNameOf } from './send-request.ts'

let network: Network

beforeEach(async () => {
  jsdom.reconfigure({ url: `http://localhost:${served.port}/config` })
  network = openNetwork()
  await signIn(network.visitor)
})

const rename = () => call(accountsApi.setDetails, { body: { displayName: 'Maeve' } })

it('a page that was open for long has its stale token renewed once, and writes', async () => {
  network.visitor.cookies.set('crumb', 'stale')
  document.cookie = 'crumb=stale'
  await rename()
  expect(network.sent).toEqual([
    `PUT ${accountsPaths.details}`,
    `GET ${accountsPaths.session}`,
    `PUT ${accountsPaths.details}`,
  ])
})

it('without a connection a write says so, and nothing goes out', async () => {
  network.isOnline = false
  await expect(rename()).rejects.toMatchObject({ code: 'no-connection', status: 0 })
  expect(network.sent).toEqual([])
})

it('somebody whose login has ended is told so, in words', async () => {
  network.visitor.cookies.clear()
  document.cookie = 'crumb=; max-age=0'
  const refused = await rename().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RequestRefused)
  expect(refused).toMatchObject({ status: 401, code: 'signed-out' })
})

it('what is written from somebody’s page is never stored in the name of who signed in in another tab', async () => {
  const { account } = await call(accountsApi.session, {})
  try {
    writeInNameOf('somebody else')
    await expect(rename()).rejects.toMatchObject({ status: 401, code: 'signed-out' })
    writeInNameOf(account?.accountId ?? '')
    await rename()
    writeInNameOf('somebody else')
    await call(accountsApi.signOut, {}, { inAnyName: true })
    expect((await call(accountsApi.session, {})).account).toBeNull()
  } finally {
    writeInNameOf('')
  }
})

it('a call is made as its contract says, and answers what it says', async () => {
  const { account } = await call(accountsApi.session, {})
  expectTypeOf(account).toEqualTypeOf<SessionReply['account']>()
  expect(account?.email).toBe('owner@fern.example')
  const { sites } = await call(sitesApi.sites, {})
  const [site] = sites
  const asked = {
    params: { siteId: site?.siteId ?? '' },
    query: { kind: 'item', limit: 1 },
  } as const
  const { documents } = await call(documentsOfKind<'item'>(), asked)
  expectTypeOf(documents).toEqualTypeOf<readonly DocumentReply<'item'>[]>()
  expect(documents.map(({ kind }) => kind)).toEqual(['item'])
})

it('an answer that is not the one of the contract is told as a surprise', async () => {
  const other = { ...accountsApi.session, reply: z.object({ weather: z.string() }) }
  await expect(call(other, {})).rejects.toMatchObject({ code: 'unexpected', status: 0 })
})

it('what a contract does not take does not compile', () => {
  const wrong = [
    // @ts-expect-error the body lacks the password
    () => call(accountsApi.signIn, { body: { email: 'maeve@fern.example' } }),
    // @ts-expect-error nothing tells which site
    () => call(changesApi.history, { query: {} }),
    // @ts-expect-error the path has no part of this name
    () => call(changesApi.history, { params: { site: 'fern' }, query: {} }),
    // @ts-expect-error a limit is a number
    () => call(changesApi.history, { params: { siteId: 'fern' }, query: { limit: 'all' } }),
    // @ts-expect-error the answer has no such property
    async () => (await call(accountsApi.session, {})).accountId,
  ]
  expect(wrong).toHaveLength(5)
})
