import type { Audience } from '@vitrine/rules/site/locks/audience.ts'
import { hashToken } from '../people/accounts/secret-token.ts'
import { listDocuments } from '../ground/documents/read-documents.ts'
import { openCartShop, type CartShop } from '../shop/cart/testing/open-cart-shop.ts'
import type { TestServerOptions } from './start-test-server.ts'
import { addMember } from './rows-of-a-shop.ts'
import { createVisitor, type TestResponse, type Visitor } from './http-client.ts'

export type LockedShop = CartShop & {
  readonly ownerHere: Visitor
  /** Of its pages, by their addresses. */
  readonly pages: ReadonlyMap<string, string>
  pageId(urlId: string): string
  /** Keeps a password. @returns the id of its lock */
  makeLock(password: string, person?: Visitor): Promise<string>
  /** Puts a page behind a password that visitors are asked for from now on. */
  lock(urlId: string, password: string): Promise<string>
  lockSite(password: string): Promise<void>
  /** Shows a page to some customers alone, who can have accounts from now on. */
  showTo(urlId: string, audience: Audience): Promise<void>
  /** A customer who is signed in, and holds some products. */
  member(productIds?: readonly string[], until?: number | null): Promise<Visitor>
  /** Takes every password away, and every audience. */
  unlockAll(): Promise<void>
  /** How old what pages know of the site may be. */
  aSecondPasses(): void
  /** As the form of a lock screen does, in a browser that has looked at a page. */
  enter(visitor: Visitor, path: string, password: string): Promise<TestResponse>
  /** Somebody of the editor on the site itself. */
  lookingAs(person: Visitor): Promise<Visitor>
  /** The answer to an owner action. */
  act(person: Visitor, action: string, input: object): Promise<TestResponse>
  /** An address as the editor's frame asks for it. */
  inFrame(path: string): Promise<TestResponse>
}

/** The small shop, for tests of passwords. */
export async function openLockedShop(options: TestServerOptions = {}): Promise<LockedShop> {
  const shop = await openCartShop(options)
  const ownerHere = await shop.owner()
  const site = shop.context.database.dbFor(shop.siteId)
  const base = `/api/editor/sites/${shop.siteId}`
  const pages = new Map<string, string>()
  for (const { id, body } of await listDocuments(site, 'collection')) pages.set(body.urlId, id)
  const pageId = (urlId: string): string => pages.get(urlId) ?? ''
  const aSecondPasses = (): void => void (shop.time.now += 1001)
  const ofMembers = audiencesOf(shop, { pageId, aSecondPasses })
  const setPage = (urlId: string, lockId: string | null) =>
    shop.perform('set-page-password', { collectionId: pageId(urlId), set: { lockId } })
  const makeLock: LockedShop['makeLock'] = async (password, person = ownerHere) => {
    const made = await person.write('POST', `${base}/locks`, { password })
    if (made.status !== 200) throw new Error(made.text)
    return made.json<{ lockId: string }>().lockId
  }
  return {
    ...shop,
    ownerHere,
    pages,
    pageId,
    makeLock,
    aSecondPasses,
    async lock(urlId, password) {
      const lockId = await makeLock(password)
      await setPage(urlId, lockId)
      aSecondPasses()
      return lockId
    },
    async lockSite(password) {
      await shop.perform('set-site-password', { set: { lockId: await makeLock(password) } })
      aSecondPasses()
    },
    ...ofMembers,
    async unlockAll() {
      await ofMembers.showToAll()
      for (const urlId of pages.keys()) await setPage(urlId, null)
      await shop.perform('set-site-password', { set: { lockId: null } })
    },
    async enter(visitor, path, password) {
      await visitor.get(path)
      return visitor.postForm('/_vitrine/unlock', { path, password })
    },
    async lookingAs(person) {
      const visit = await person.get(`${base}/visit?path=/`)
      const { pathname, search } = new URL(visit.headers.location ?? '')
      const looking = createVisitor(shop.port, 'fern.localhost')
      await looking.get(pathname + search)
      return looking
    },
    act: (person, action, input) => person.write('POST', `${base}/actions`, { action, input }),
    async inFrame(path) {
      const made = await ownerHere.write('POST', `${base}/edit-tokens`, {})
      const { token } = made.json<{ token: string }>()
      return shop.visitor().get(`${path}?edit=${token}`)
    },
  }
}

/** Shows pages to some customers, and to everybody again. */
function audiencesOf(
  shop: CartShop,
  { pageId, aSecondPasses }: Pick<LockedShop, 'pageId' | 'aSecondPasses'>,
): Pick<LockedShop, 'showTo' | 'member'> & { showToAll(): Promise<void> } {
  const shown = new Set<string>()
  const show = (urlId: string, audience: Audience | null) =>
    shop.perform('set-page-audience', { collectionId: pageId(urlId), set: { audience } })
  return {
    async showTo(urlId, audience) {
      await shop.perform('set-customer-accounts', { set: { memberAccounts: true } })
      await show(urlId, audience)
      shown.add(urlId)
      aSecondPasses()
    },
    member: (productIds = [], until = null) => memberOf(shop, productIds, until),
    async showToAll() {
      for (const urlId of shown) await show(urlId, null)
      shown.clear()
    },
  }
}

async function memberOf(
  shop: CartShop,
  productIds: readonly string[],
  until: number | null,
): Promise<Visitor> {
  const { siteId, time, context } = shop
  const memberId = await addMember(shop, siteId)
  const token = Buffer.from(context.random(32)).toString('base64url')
  const { kysely } = context.database
  await kysely
    .insertInto('member_session')
    .values({
      website_id: siteId,
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: time.now,
      expires_at: time.now + 1_000_000_000,
      user_agent: '',
    })
    .execute()
  for (const productId of productIds) {
    await kysely
      .insertInto('member_access')
      .values({
        website_id: siteId,
        cause: `test ${memberId} ${productId}`,
        product_id: productId,
        email: `${memberId}@example.com`,
        member_id: memberId,
        order_id: null,
        line: null,
        from_at: time.now,
        until_at: until,
        months: null,
        counts_from: null,
        ended_at: null,
        given_by: null,
      })
      .execute()
  }
  const visitor = shop.visitor()
  visitor.cookies.set('__Host-vitrine-member', token)
  return visitor
}
