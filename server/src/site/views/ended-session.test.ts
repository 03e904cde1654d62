import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { ownerEmail, signIn } from '../../testing/start-test-server.ts'
import { signToken } from '../../ground/http/signed-token.ts'

let shop: TestShop
let owner: Visitor
let base: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const pages = await listDocuments(shop.context.database.dbFor(shop.siteId), 'collection')
  const about = pages.find(({ body }) => body.urlId === 'about')
  const input = { collectionId: about?.id, set: { visibility: 'draft' } }
  await owner.write('POST', `${base}/actions`, { action: 'set-page-visibility', input })
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await shop.owner()
  someSecondsPass()
})

/** How old what a server knows of somebody's session may be. */
const someSecondsPass = () => void (shop.time.now += 3001)

/** The address that leads somebody who is signed in to the site's pages. */
async function wayOf(person: Visitor): Promise<string> {
  const visit = await person.get(`${base}/visit?path=/about`)
  const { pathname, search } = new URL(visit.headers.location ?? '')
  return pathname + search
}

/** Somebody's browser on the site, where it has the site's cookie from now on. */
async function lookingAs(person: Visitor): Promise<Visitor> {
  const looking = createVisitor(shop.port, 'fern.localhost')
  await looking.get(await wayOf(person))
  return looking
}

const seesDraft = async (looking: Visitor) => (await looking.get('/about')).status === 200

describe('who looks at drafts on the site', () => {
  it('sees none once a new password has ended their session, nor by an address from before', async () => {
    const intruder = await signIn(shop, ownerEmail, shop.time.now)
    const looking = await lookingAs(intruder)
    const kept = await wayOf(intruder)
    expect(await seesDraft(looking)).toBe(true)
    const password = 'a kiln of one’s own'
    const set = await owner.write('POST', '/api/editor/account/password', { password })
    expect(set.status).toBe(200)
    someSecondsPass()
    expect(await seesDraft(looking)).toBe(false)
    expect((await looking.get('/')).text).not.toContain('Edit this page')
    const later = createVisitor(shop.port, 'fern.localhost')
    await later.get(kept)
    expect(await seesDraft(later)).toBe(false)
    expect(await seesDraft(await lookingAs(owner))).toBe(true)
  })

  it('sees none after signing out, while another session of the same person goes on', async () => {
    const elsewhere = await signIn(shop, ownerEmail, shop.time.now)
    const [here, there] = [await lookingAs(owner), await lookingAs(elsewhere)]
    expect((await owner.write('DELETE', '/api/editor/session')).status).toBe(200)
    someSecondsPass()
    expect([await seesDraft(here), await seesDraft(there)]).toEqual([false, true])
  })

  it('sees none once their session has been ended from another one', async () => {
    const editor = await shop.person('edit@fern.example', [Role.editor])
    const looking = await lookingAs(editor)
    const again = await signIn(shop, 'edit@fern.example', shop.time.now)
    const { sessions } = (await again.get('/api/editor/account/sessions')).json<{
      sessions: { sessionId: string; current: boolean }[]
    }>()
    for (const { sessionId } of sessions.filter(({ current }) => !current)) {
      await again.write('DELETE', `/api/editor/account/sessions/${sessionId}`)
    }
    someSecondsPass()
    expect(await seesDraft(looking)).toBe(false)
  })

  it('is nobody by a cookie that names no session', async () => {
    const claims = { siteId: shop.siteId, accountId: shop.ownerId satisfies AccountId }
    const expiresAt = shop.time.now + 60_000
    const old = signToken(shop.context.signingKey, 'viewer-session', { ...claims, expiresAt })
    const looking = await lookingAs(owner)
    for (const [name, value] of looking.cookies) {
      if (name.endsWith('viewer') && value !== '') looking.cookies.set(name, old)
    }
    expect([...looking.cookies.values()]).toContain(old)
    expect(await seesDraft(looking)).toBe(false)
  })
})
