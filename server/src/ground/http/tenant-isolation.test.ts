import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formsPaths } from '@vitrine/rules/site/forms/forms-paths.ts'
import { discountLinkPath } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { inviteAccount } from '../../people/roles/invite-account.ts'
import { createSite } from '../../site/sites/create-site.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { routes } from '../../routes.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { addCards } from '../../testing/add-cards.ts'
import { bodyOf } from '../../testing/body-of-any-route.ts'
import { addCartReminder } from '../../testing/add-cart-reminder.ts'
import { addManyCodes } from '../../testing/add-many-codes.ts'
import { addSubscriber } from '../../testing/add-subscriber.ts'
import {
  addDownload,
  addCouponCodes,
  addGiftCard,
  addOrderAndMail,
  addParcel,
  addWithdrawal,
  addPayment,
  addMember,
  addMemberLinkOf,
  addRestockSignUp,
  addReview,
  addSoldFileTo,
  addSubscription,
} from '../../testing/rows-of-a-shop.ts'
import { addToolToken } from '../../testing/add-tool-token.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import type { Route } from './route.ts'

const font = createRequire(import.meta.url).resolve(
  '@fontsource/anton/files/anton-latin-400-normal.woff2',
)

/** One value for every parameter that a path of ours can have, and for every id in a body. */
type Names = Readonly<Record<string, string>>

let server: TestServer
let startersFolder: string
let mine: { editor: Visitor; shopper: Visitor; names: Names }
let myToken: string
let theirs: { siteId: SiteId; names: Names }
let wholeState: () => Promise<unknown>

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  server = await startTestServer({ starter: 'small-shop', startersFolder })
  const editor = await server.owner()
  const shopper = server.visitor()
  mine = { editor, shopper, names: await namesOf('fern', server.siteId, editor) }
  myToken = (await addToolToken(server, server.siteId)).secret
  const { editor: other, siteId } = await makeOtherSite()
  theirs = { siteId, names: await namesOf('moss', siteId, other) }
  wholeState = () => stateOf(siteId)
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

async function makeOtherSite(): Promise<{ editor: Visitor; siteId: SiteId }> {
  const { context, time, port } = server
  const invited = await inviteAccount(context, { email: 'owner@moss.example' }, time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const { accountId: ownerAccountId, link } = invited.value
  const wish = { name: 'moss', starter: 'small-shop', ownerAccountId }
  const created = await createSite(context, wish, time.now)
  if (!created.ok) throw new Error(created.refusal.message)
  const editor = createVisitor(port, 'localhost')
  const token = new URL(link).searchParams.get('token')
  await editor.write('POST', '/api/editor/sign-in-links/redeem', { token })
  return { editor, siteId: created.value.siteId }
}

/** Something of each sort that a site has: pages and products, people, a cart, an order, a mail. */
async function namesOf(host: string, siteId: SiteId, editor: Visitor): Promise<Names> {
  const base = `/api/editor/sites/${siteId}`
  const read = async <Value>(path: string): Promise<Value> => (await editor.get(path)).json<Value>()
  type Item = { id: string; body: { product: { variants: { id: string; sku: string }[] } | null } }
  const { documents } = await read<{ documents: Item[] }>(`${base}/documents?kind=item`)
  const item = documents.find(({ body }) => body.product !== null)
  const variant = item?.body.product?.variants[0]
  const pages = await read<{ documents: { id: string }[] }>(`${base}/documents?kind=collection`)
  const { people } = await read<{ people: { accountId: string }[] }>(`${base}/people`)
  // a font is a file that every route of files answers for
  const { assetId } = (
    await uploadFile({ port: server.port, who: editor }, `${base}/assets?accept=font`, {
      filename: `${host}.woff2`,
      bytes: await readFile(font),
    })
  ).json<{ assetId: string }>()
  await editor.write('POST', `${base}/actions`, {
    action: 'add-font',
    input: { assetId, family: 'Harbour Sign', weight: '400', style: 'normal' },
  })
  await editor.write('POST', `${base}/actions`, {
    action: 'set-customer-accounts',
    input: { set: { memberAccounts: true } },
  })
  // as if it had come with the site: nothing of it is there to be undone
  await server.context.database.kysely
    .deleteFrom('change')
    .where('website_id', '=', siteId)
    .where('action', 'in', ['add-asset', 'add-font', 'set-customer-accounts'])
    .execute()
  // nothing that could be taken back either, and of each site another number
  const sequence = host === 'moss' ? 902 : 901
  await server.context.database.kysely
    .insertInto('change')
    .values({
      website_id: siteId,
      sequence,
      type: 'undo',
      target_sequence: null,
      action: 'rename-page',
      title: 'Rename page',
      author_id: null,
      at: server.time.now,
      input: '{}',
      edits: '[]',
    })
    .execute()
  const account = await read<{ sessions: { sessionId: string }[] }>('/api/editor/account/sessions')
  if (item === undefined || variant === undefined) throw new Error('the shop sells nothing')
  await editor.write('POST', `${base}/stock/${variant.id}`, { delta: 50 })
  const fileId = await addSoldFileTo(server, siteId, item.id)
  const shopper = createVisitor(server.port, `${host}.localhost`)
  const added = await shopper.write('POST', '/api/commerce/shopping-cart/entries', {
    itemId: item.id,
    sku: variant.sku,
    quantity: 1,
  })
  const entry = added.json<{ newlyAdded: { id: string } }>().newlyAdded
  const { orderId, mailId, noteId, token } = await addOrderAndMail(server, siteId)
  const tokenOfPayment = await addPayment(server, siteId)
  const customerId = await addMember(server, siteId)
  const subscribed = await addSubscription(server, siteId, orderId)
  const whose = { memberId: customerId, subscriptionId: subscribed.subscriptionId }
  return {
    siteId,
    sequence: String(sequence),
    id: item.id,
    kind: 'item',
    itemId: item.id,
    variantId: variant.id,
    sku: variant.sku,
    collectionId: pages.documents[0]?.id ?? '',
    assetId,
    accountId: people[0]?.accountId ?? '',
    sessionId: account.sessions[0]?.sessionId ?? '',
    entryId: entry.id,
    orderId,
    mailId,
    noteId,
    token,
    fileId,
    ...(await addDownload(server, siteId, orderId, item.id)),
    ...(await addParcel(server, siteId, orderId)),
    ...(await addWithdrawal(server, siteId, orderId)),
    ...subscribed,
    ...(await addCards(server, siteId, whose)),
    paymentToken: tokenOfPayment,
    giftCardId: await addGiftCard(server, siteId),
    productId: item.id,
    ...(await addReview(server, siteId, { orderId, itemId: item.id })),
    signUpId: await addRestockSignUp(server, siteId, { itemId: item.id, variantId: variant.id }),
    code: 'TEN',
    customerId,
    ...(await addCouponCodes(server, siteId, await addManyCodes(editor, base, host))),
    ...(await addSubscriber(server, siteId)),
    ...(await addCartReminder(server, siteId)),
    memberLink: await addMemberLinkOf(server, siteId),
    formId: await addForm(editor, base, host),
    tokenId: (await addToolToken(server, siteId)).tokenId,
  }
}

/** A form that shoppers may be asked, under an id that no other site has. */
async function addForm(editor: Visitor, base: string, host: string): Promise<string> {
  const id = `form-of-${host}`
  const input = { id, name: 'Engraving', fields: [] }
  const added = await editor.write('POST', `${base}/actions`, { action: 'add-form', input })
  if (added.status !== 200) throw new Error(added.text)
  return id
}

/** Every row that belongs to a site, table by table, and what its owner needs to get in. */
async function stateOf(siteId: SiteId): Promise<unknown> {
  const { kysely } = server.context.database
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'website_id' order by 1`.execute(kysely)
  const state: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const rows = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t
      where website_id = ${siteId} order by 1`.execute(kysely)
    state[name] = rows.rows
  }
  const owners = await sql<{ row: string }>`
    select to_jsonb(s)::text as row from session s join membership m using (account_id)
    where m.website_id = ${siteId} order by 1`.execute(kysely)
  return { ...state, sessions: owners.rows }
}

function randomNames(): Names {
  const names: Record<string, string> = {}
  for (const name of Object.keys(theirs.names)) {
    names[name] = makeId(server.time.now, server.context.random)
  }
  const { kind, sku, token } = theirs.names
  const fresh = Buffer.from(server.context.random(32)).toString('base64url')
  // neither a kind nor a number is an id, and a secret has a shape of its own
  return {
    ...names,
    sequence: '903',
    kind: kind ?? '',
    sku: sku ?? '',
    token: token === undefined ? '' : fresh,
  }
}

/** The route's path with these names in it; a parameter without a name here fails the test. */
function pathOf(route: Route, names: Names): string {
  return route.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = names[name]
    if (value === undefined) throw new Error(`say in this test what ${name} of ${route.path} is`)
    return value
  })
}

async function ask(route: Route, names: Names): Promise<string> {
  const who = route.on === 'site' ? mine.shopper : mine.editor
  const path = `${pathOf(route, names)}?itemId=${names['itemId']}&collectionId=${names['collectionId']}&kind=item&sort=tag&id=${names['itemId']}&productId=${names['productId']}&variantId=${names['variantId']}&email=buyer%40example.com`
  const headers = { authorization: `Bearer ${myToken}` }
  const answer =
    route.method === 'GET'
      ? await who.send(path, { headers: { 'sec-fetch-site': 'none', ...headers } })
      : route.path.startsWith('/api/')
        ? await who.write(route.method, path, bodyFor(route, names))
        : await who.postForm(path, formOf(names))
  return `${answer.status} ${withoutNames(answer.text, names)}`
}

/** Answers to a form stand under the ids of its fields, with nothing else beside them. */
function bodyFor({ path }: Route, names: Names): Record<string, unknown> {
  return path === formsPaths.validate ? { field: 'words' } : bodyOf(names)
}

function formOf(names: Names): Record<string, string> {
  return {
    itemId: names['itemId'] ?? '',
    sku: names['sku'] ?? '',
    entryId: names['entryId'] ?? '',
    quantity: '2',
    answer: 'approved',
    card: 'accepted',
    wish: 'cancel',
    payment: 'accepted',
    key: 'a-form-of-their-own-1',
    name: 'Ada',
    email: 'ada@example.com',
    'line-1': '1',
    'stars-1': '5',
    productId: names['productId'] ?? '',
    variantId: names['variantId'] ?? '',
  }
}

/** The names themselves, nonces and what is new with each answer do not count. */
function withoutNames(text: string, names: Names): string {
  let plain = text
  for (const [name, value] of Object.entries(names)) {
    if (value.length >= 24) plain = plain.replaceAll(value, `<${name}>`)
  }
  return plain.replace(/nonce="[^"]*"|"[\w-]{43}"|"lockId":"[0-9a-f]{24}"/g, '"…"')
}

const named = routes.filter((route) => route.path.includes(':'))
const rows = named.map((route) => [`${route.method} ${route.path}`, route] as const)

describe('somebody signed in on one site', () => {
  it('walks a list of routes that is worth walking', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(Object.values(theirs.names).every((name) => name !== '')).toBe(true)
  })

  it.each(rows.filter(([, route]) => route.method === 'GET'))(
    'reaches what is their own: %s',
    async (_name, route) => {
      expect(await ask(route, mine.names)).toMatch(/^(?:200|30[23]) /)
    },
  )

  it.each(rows)('learns and changes nothing on another by its ids: %s', async (_name, route) => {
    const before = await wholeState()
    const unknown = randomNames()
    // another site altogether, and another site's things under one's own
    for (const own of [{}, { siteId: mine.names['siteId'] ?? '' }]) {
      const foreign = await ask(route, { ...theirs.names, ...own })
      const random = await ask(route, { ...unknown, ...own })
      expect(foreign).toBe(random)
      const ownOnly = route.path.match(/:[A-Za-z]+/g)?.join() === ':siteId' && 'siteId' in own
      if (!ownOnly && !isOwnAccount(route) && !isForAnyCode(route)) expect(foreign).toMatch(/^404 /)
    }
    expect(await wholeState()).toEqual(before)
  })

  it.each(
    routes
      .filter((route) => route.on === 'site' && !route.path.includes(':'))
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('gets nothing of another site’s into a page or a cart: %s', async (_name, route) => {
    const before = await wholeState()
    expect(await ask(route, theirs.names)).toBe(await ask(route, randomNames()))
    expect(await wholeState()).toEqual(before)
  })

  it('is nobody with the session of one host on another', async () => {
    const tossed = createVisitor(server.port, 'moss.localhost')
    for (const [name, value] of mine.editor.cookies) tossed.cookies.set(name, value)
    const answer = await tossed.get(`/api/editor/sites/${theirs.siteId}/orders`)
    expect(answer.status).toBe(404)
  })
})

describe('a tool of one site', () => {
  it.each(routes.filter(({ access }) => access.kind === 'token').map(({ path }) => path))(
    'is nobody on another: %s',
    async (path) => {
      const headers = { authorization: `Bearer ${myToken}` }
      const asked = path.replace(':orderId', theirs.names['orderId'] ?? '')
      const there = await createVisitor(server.port, 'moss.localhost').send(asked, { headers })
      expect([there.status, there.json()['code']]).toEqual([401, 'token-unknown'])
    },
  )
})

describe('a member of one site', () => {
  it('is nobody on another, and signs in there with nothing', async () => {
    const { customerId: id = '' } = mine.names
    const { kysely } = server.context.database
    const token = Buffer.from(server.context.random(32)).toString('base64url')
    await kysely
      .updateTable('member_session')
      .set({ token_hash: hashToken(token) })
      .where('member_id', '=', id)
      .execute()
    const here = server.visitor()
    const there = createVisitor(server.port, 'moss.localhost')
    for (const one of [here, there]) one.cookies.set('__Host-vitrine-member', token)
    expect((await here.get('/account')).text).toContain(`${id}@example.com`)
    const answer = await there.get('/account')
    expect([answer.status, answer.headers.location]).toEqual([303, '/account/login'])
  })
})

/** A link leads on with whatever code is in it: whether there is such a one, only a cart says. */
function isForAnyCode({ path }: Route): boolean {
  return path === discountLinkPath
}

/** Ending a session that is not one's own does nothing, and says so no more than for a random id. */
function isOwnAccount(route: Route): boolean {
  return route.path.startsWith('/api/editor/account/')
}
