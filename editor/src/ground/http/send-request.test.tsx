import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { beforeEach, expect, it } from 'vitest'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import { openNetwork, served, signIn, type Network } from '../changes/testing/served-editor.tsx'
import { call, RequestRefused } from './send-request.ts'

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
