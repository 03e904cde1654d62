import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { editProduct } from '@vitrine/rules/shop/products/product-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import { inSession } from '../../people/accounts/session-stands.ts'
import { addSession } from '../../people/accounts/session-store.ts'
import { saveMembership } from '../../people/roles/membership-store.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { signEditToken } from '../sites/edit-token.ts'
import { signViewerToken } from '../sites/viewer-token.ts'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import { storeLayout } from '../../testing/store-layout.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const shell = (body: string) =>
  `<!doctype html><html><head>{squarespace-headers}</head><body>${body}<i></i>{squarespace-footers}</body></html>`

/** What a template's body prints on a page. */
async function printed(body: string, address = '/'): Promise<string> {
  await site.writeTemplate({ 'site.region': shell(body) })
  const { text } = await site.get(address)
  return /<body>([^]*)<i><\/i>/.exec(text)?.[1] ?? ''
}

async function idOf(kind: 'item' | 'collection', urlId: string): Promise<string> {
  const all = await listDocuments(site.context.database.dbFor(site.siteId), kind)
  return all.find((one) => one.body.urlId === urlId)?.id ?? ''
}

describe('tags of a template', () => {
  test('a query runs its body on another collection', async () => {
    const query = (attributes: string) =>
      printed(
        `<squarespace:query ${attributes}>{collection.title}:{.repeated section items}{title},{.end}</squarespace:query>`,
      )
    expect(await query('collection="shop"')).toBe('Shop:Moss Bowl,Glaze Recipes,')
    expect(await query('collection="shop" limit="1" skip="1"')).toBe('Shop:Glaze Recipes,')
    expect(await query('collection="shop" category="Bowls"')).toBe('Shop:Moss Bowl,')
    expect(await query('collection="journal" tag="kiln"')).toBe('Journal:Second firing,')
    expect(await query('collection="{collection.urlId}x"')).toBe('')
    await site.perform(editProduct, {
      itemId: await idOf('item', 'glaze-recipes'),
      set: { starred: true },
    })
    expect(await query('collection="shop" featured="true"')).toBe('Shop:Glaze Recipes,')
  })

  test('products of a query come with prices, pictures and stock', async () => {
    const body =
      '<squarespace:query collection="shop" limit="1">{.repeated section items}{variants.0.priceMoney.value} ' +
      '{variants.0.qtyInStock} {mainImage.altText}{.end}</squarespace:query>'
    expect(await printed(body)).toBe('20.00 3 A moss-green bowl')
  })

  test('the ninth query of a page prints nothing', async () => {
    const query = '<squarespace:query collection="shop">x</squarespace:query>'
    expect(await printed(query.repeat(10))).toBe('x'.repeat(8))
  })

  test('a menu may have its body in place, inside an attribute too', async () => {
    const body =
      '<p class="a<squarespace:navigation navigationId="mainNavigation">{.if items.0} has-menu{.end}</squarespace:navigation>">'
    expect(await printed(body)).toBe('<p class="a has-menu">')
  })

  test('a menu that does not exist is empty, and its template still sees the page', async () => {
    const body =
      '<squarespace:navigation navigationId="none">{website.siteTitle}{.repeated section items}x{.end}</squarespace:navigation>'
    expect(await printed(body)).toBe('Small Shop')
  })

  test('a block field may have a computed id', async () => {
    const body =
      '{.section collection}<squarespace:block-field id="{typeName}Blocks" columns="1" />{.end}'
    expect(await printed(body)).toBe(
      '<div class="sqs-layout sqs-grid-1 columns-1" data-type="block-field" id="pageBlocks"></div>',
    )
  })

  test('a block field that has the name of the draft of another prints nothing of it', async () => {
    const text = { id: 'a', type: 2, value: { html: '<p>not yet</p>' } }
    const rows = [{ id: 'r', columns: [{ id: 'c', span: 1, blocks: [text], rows: [] }] }]
    const layout = { columns: 1 as const, rows }
    await site.perform(storeLayout, { layoutId: 'draft-notes', layout })
    const fields = (name: string) => `<squarespace:block-field id="${name}notes" columns="1" />`
    expect(await printed(fields(''))).not.toContain('not yet')
    expect(await printed(fields('draft-'))).toBe('')
  })

  test("a script has the revision's address, and an address that leaves the folder is dropped", async () => {
    expect(await printed('<squarespace:script src="a.js" combo="false" />')).toMatch(
      /^<script src="\/static\/ta\/[0-9a-f]{24}\/\d+\/scripts\/a\.js"><\/script>$/,
    )
    expect(await printed('<squarespace:script src="../../x.js" />')).toBe('')
  })

  test('categories are objects with a name', async () => {
    const body =
      '<squarespace:category collection="shop">{.repeated section categories}{name};{.end}</squarespace:category>'
    expect(await printed(body)).toBe('Bowls;')
  })

  test('an unknown tag prints nothing, and the page goes on', async () => {
    expect(await printed('a<squarespace:folder-redirect />b{squarespace.classes}c')).toBe('abc')
  })

  test('tags work inside the markup of a collection and inside partials', async () => {
    await site.writeTemplate({
      'collections/blog.list':
        '{.repeated section items}<squarespace:block-field id="blogBlocks-{id}" columns="1" />{.end}',
    })
    const html = await printed('{squarespace.main-content}', '/journal')
    expect(html.match(/id="blogBlocks-[0-9a-f]{24}"/g)).toHaveLength(2)
  })
})

describe('blocks of a layout', () => {
  test('print their markup with looked-up pictures and lists, and escape plain text', async () => {
    const shop = await idOf('collection', 'shop')
    const [picture] = await listDocuments(site.context.database.dbFor(site.siteId), 'asset')
    const block = (id: string, type: number, value: Record<string, unknown>) => ({
      id,
      type,
      value,
    })
    const blocks = [
      block('a', 31, { quote: 'A <b>', source: 'Me' }),
      block('b', 53, { text: 'Shop & more', link: '/shop' }),
      block('c', 53, { text: 'Bad', link: 'java\tscript:alert(1)' }),
      block('d', 5, { assetId: picture?.id, caption: 'Cap' }),
      block('e', 55, { collectionId: shop, limit: 1, showPrice: false }),
      block('f', 43, { itemId: await idOf('item', 'moss-bowl') }),
      block('g', 1999, {}),
      block('h', 21, { height: 'not a number' }),
    ]
    await site.perform(storeLayout, {
      layoutId: 'mixed',
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks, rows: [] }] }] },
    })
    const html = await printed('<squarespace:block-field id="mixed" />')
    expect(html).toContain('<span>“</span>A &lt;b&gt;<span>”</span>')
    expect(html).toMatch(/href="\/shop">Shop &amp; more</)
    expect(html).not.toContain('script:')
    expect(html).toMatch(/<img src="\/static\/images\/[^"]+\/bowl\.png\?format=1000w"/)
    expect(html).toContain('<figcaption class="image-caption">Cap</figcaption>')
    expect(html).toContain('<a class="summary-title-link" href="/shop/moss-bowl">Moss Bowl</a>')
    expect(html).not.toContain('Glaze Recipes')
    expect(html).toContain('<a class="product-title" href="/shop/moss-bowl">Moss Bowl</a>')
    expect(html).not.toContain('data-block-type="1999"')
    expect(html).toContain('height:48px')
  })

  test("an owner's file stands in for the platform's markup of a block", async () => {
    await site.writeTemplate({ 'blocks/quote.block': '<q>{quote}</q>' })
    expect(await printed('<squarespace:block-field id="mixed" />')).toContain('<q>A &lt;b&gt;</q>')
  })

  test('a block that contains its own field ends', async () => {
    await site.writeTemplate({ 'blocks/quote.block': '<squarespace:block-field id="mixed" />' })
    const { status, text } = await site.get('/')
    expect(status).toBe(200)
    expect(text.length).toBeLessThan(2_000_000)
    await site.writeTemplate({ 'blocks/quote.block': '<q>{quote}</q>' })
  })
})

describe('who looks at a page', () => {
  const accountId = 'a'.repeat(24) as AccountId

  test("in the editor's frame, blocks carry their data and no script of the owner runs", async () => {
    await printed('<squarespace:script src="owner.js" />{squarespace.main-content}')
    const claims = { siteId: site.siteId, accountId, editorOrigin: 'http://localhost:3000' }
    const token = signEditToken(site.context.signingKey, claims, site.time.now)
    const { text, headers } = await site.get(`/?edit=${token}`)
    expect(text).toContain('data-block-json="')
    expect(text).toMatch(/data-layout-id="draft-page-[0-9a-f]{24}"/)
    expect(text).not.toContain('owner.js')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
    expect(text).toContain(`<script nonce="${nonce}">Static=`)
    expect(headers['etag']).toBeUndefined()
    site.time.now += 60_001
    expect((await site.get(`/?edit=${token}`)).text).not.toContain('data-block-json')
  })

  test('a token of another site opens nothing', async () => {
    const claims = {
      siteId: 'b'.repeat(24) as never,
      accountId,
      editorOrigin: 'http://localhost:3000',
    }
    const token = signEditToken(site.context.signingKey, claims, site.time.now)
    expect((await site.get(`/?edit=${token}`)).text).not.toContain('data-block-json')
  })

  test('an editor who arrives from /config is remembered, sees drafts and the way back, until taken off the site', async () => {
    const itemId = await idOf('item', 'second-firing')
    await site.perform(editItem, { itemId, set: { visibility: 'draft' } })
    expect((await site.get('/journal/second-firing')).status).toBe(404)
    const roles = { roles: [Role.viewer], isOwner: false }
    await site.context.database.transact(site.siteId, (database) =>
      saveMembership(database, accountId, roles, site.time.now),
    )
    const sessionId = 's'.repeat(24)
    await site.context.database.kysely
      .insertInto('account')
      .values({
        account_id: accountId,
        email: 'vic@fern.example',
        display_name: '',
        created_at: site.time.now,
      })
      .execute()
    await addSession(site.context.database.kysely, {
      tokenHash: 't',
      sessionId,
      accountId,
      now: site.time.now,
      expiresAt: site.time.now + 86_400_000,
      userAgent: '',
    })
    const token = signViewerToken(
      site.context.signingKey,
      { siteId: site.siteId, ...inSession({ accountId, sessionId }) },
      site.time.now,
    )
    const welcome = await site.getReply(`/journal/second-firing?viewer=${token}`)
    expect(welcome).toMatchObject({ redirect: '/journal/second-firing' })
    const cookie = welcome.cookies?.[0]
    expect(cookie?.cookie).toBe('viewer')
    const page = await site.get('/journal/second-firing', {
      cookie: `__Host-vitrine-viewer=${cookie?.value}`,
    })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Edit this page</a>')
    expect(page.headers['etag']).toBeUndefined()
    expect((await site.get('/journal')).text).not.toContain('Edit this page')
    const block = { id: 'a', type: 2, value: { html: '<p>not yet</p>' } }
    const row = { columns: [{ span: 12, blocks: [block], rows: [] }] }
    await site.perform(storeLayout, {
      layoutId: `draft-item-${itemId}`,
      layout: { columns: 12, rows: [row] },
    })
    const reads = async (search: string) => {
      const asked = { cookie: `__Host-vitrine-viewer=${cookie?.value}` }
      return (await site.get(`/journal/second-firing${search}`, asked)).text.includes('not yet')
    }
    expect([await reads(''), await reads('?preview=1')]).toEqual([false, true])
    await site.context.database.kysely
      .deleteFrom('membership')
      .where('account_id', '=', accountId)
      .execute()
    site.time.now += 3001
    const after = await site.get('/journal/second-firing', {
      cookie: `__Host-vitrine-viewer=${cookie?.value}`,
    })
    expect(after.status).toBe(404)
    expect(after.text).not.toContain('Edit this page')
    expect(await reads('?preview=1')).toBe(false)
  })
})
