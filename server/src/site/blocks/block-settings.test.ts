import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let about: string
let picture: string
let product: string
let shop: string
let journal: string

beforeAll(async () => {
  server = await startTestServer({ starter: 'corrigan' })
  const site = server.context.database.dbFor(server.siteId)
  const collections = await listDocuments(site, 'collection', {})
  const pageAt = (urlId: string) => collections.find(({ body }) => body.urlId === urlId)?.id ?? ''
  about = pageAt('about')
  shop = pageAt('shop')
  journal = pageAt('journal')
  const assets = await listDocuments(site, 'asset', {})
  picture = assets.find(({ body }) => body.width !== null)?.id ?? ''
  const items = await listDocuments(site, 'item', {})
  product = items.find(({ body }) => body.urlId === 'bell-pendant')?.id ?? ''
})
afterAll(() => server?.close())

/** What stands in the block when the page holds it alone. */
async function shown(type: number, value: Readonly<Record<string, unknown>>): Promise<string> {
  const column = { id: 'c', span: 12, blocks: [{ id: 'b', type, value }], rows: [] }
  const layout = { columns: 12, rows: [{ id: 'r', columns: [column] }] }
  const { context, siteId, time } = server
  const options = { authorId: null, now: time.now, random: context.random }
  const input = { layoutId: `page-${about}`, layout }
  expect(await performAction(context, siteId, saveLayout, input, options)).toMatchObject({
    ok: true,
  })
  // pages are checked against the site's revision once a second
  time.now += 2000
  const { text } = await server.visitor().get('/about')
  const block = text.slice(text.indexOf('id="block-b"'))
  return block.slice(0, block.indexOf('</main>'))
}

const image = (value: object) => shown(5, { image: picture, ...value })
const productBlock = (value: object) => shown(43, { item: product, ...value })
const summary = (collectionId: string, value: object) =>
  shown(55, {
    query: {
      collectionId,
      filter: { category: '', tag: '', featured: false },
      pageSize: 2,
    },
    ...value,
  })

test.each(['poster', 'card', 'overlap', 'collage', 'stack'])(
  'a picture in the design %s has its title and subtitle beside it, escaped',
  async (design) => {
    const html = await image({ design, title: 'Fired <twice>', subtitle: 'At 820 °C' })
    expect(html).toContain(`class="image-block-figure image-design image-design-${design}"`)
    expect(html).toContain('<div class="image-title">Fired &lt;twice&gt;</div>')
    expect(html).toContain('<div class="image-subtitle">At 820 °C</div>')
  },
)

test('a video from elsewhere shows its poster until it is played', async () => {
  const embed = { url: 'https://vimeo.com/76979871', title: 'Kiln', ratio: 56.25 }
  const html = await shown(32, { embed, poster: picture })
  expect(html).toContain(`<img src="/static/images/${picture}/`)
})

test('an own film waits behind its poster, or stands with its controls', async () => {
  const owner = await server.owner()
  const bytes = [Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')]
  const path = `/api/editor/sites/${server.siteId}/assets`
  const to = { port: server.port, who: owner }
  const sent = await uploadFile(to, path, { filename: 'kiln.mp4', bytes })
  const { assetId: video } = sent.json<{ assetId: string }>()
  const film = { source: 'file', video, caption: 'At 820 °C' }
  const card = await shown(32, { ...film, poster: picture })
  expect(card).toMatch(/<a class="sqs-video-opener" href="(\/[^"]+kiln\.mp4)" data-film="\1">/)
  expect(card).toContain(`<img src="/static/images/${picture}/`)
  expect(card).toContain('>At 820 °C</figcaption>')
  expect(card).not.toContain('<video')
  for (const value of [film, { ...film, poster: picture, overlay: false }]) {
    const player = await shown(32, value)
    expect(player).toContain('<video class="sqs-native-video"')
    expect(player).not.toContain('data-film')
  }
})

test('a picture without words has no empty card beside it', async () => {
  expect(await image({ design: 'card' })).not.toContain('image-card')
})

test('a picture takes the width, the stretch and the place of its caption that are set', async () => {
  const html = await image({
    width: 60,
    stretch: true,
    layout: 'caption-overlay-hover',
    description: 'Words',
  })
  expect(html).toContain('image-caption-overlay-hover image-stretch" style="--image-width:60%"')
  expect(html).toContain('<figcaption class="image-caption">Words</figcaption>')
})

test('a product shows what is switched on, and nothing else', async () => {
  const all = await productBlock({ showExcerpt: true, showAddButton: true })
  expect(all).toContain('class="product-image"')
  expect(all).toContain('class="product-excerpt"')
  expect(all).toContain('class="sqs-add-to-cart-button ')
  const none = await productBlock({ showImage: false, showTitle: false, showPrice: false })
  expect(none).toContain('product-block-card')
  expect(none).not.toMatch(/product-(image|title|price|excerpt)|add-to-cart/)
})

test('a summary as a carousel moves as a slider does, and has its header', async () => {
  const html = await summary(shop, { design: 'carousel', headerText: 'New', slidesPerRow: 3 })
  expect(html).toContain(
    'sqs-gallery-design-carousel sqs-gallery-container sqs-gallery-block-slider',
  )
  expect(html).toContain('style="--summary-per-row:3"')
  expect(html).toContain('<h2 class="summary-header-text">New</h2>')
  expect(html.match(/<article class="summary-item [^"]*slide"/g)).toHaveLength(2)
})

test('a summary as a list takes the width and the side of its pictures', async () => {
  const list = { design: 'list', listImageSize: 45, listImageAlignment: 'right' }
  const html = await summary(shop, list)
  expect(html).toContain('sqs-gallery-design-list summary-block-setting-list-image-right"')
  expect(html).toContain('style="--summary-picture:45%"')
})

test('a wall and a grid take the width and the distance of their columns', async () => {
  const columns = { columnWidth: 320, gutter: 40 }
  const wall = await summary(shop, { design: 'autocolumns', ...columns })
  const grid = await summary(shop, { design: 'autogrid', ...columns })
  expect(wall).toContain(
    'sqs-gallery-design-autocolumns" style="--summary-column:320px;--summary-gap:40px"',
  )
  expect(grid).toContain(
    'sqs-gallery-design-grid" style="--summary-column:320px;--summary-gap:40px"',
  )
})

test('a summary takes the shape of pictures, the size and the side of words', async () => {
  const html = await summary(shop, {
    imageAspectRatio: 'standard',
    textSize: 'large',
    textAlignment: 'center',
  })
  expect(html).toMatch(/text-size-large .*text-align-center .*aspect-ratio-standard/)
  expect(html).toContain('style="--gallery-ratio:1.5"')
})

test.each([
  ['above-title', /item--date">.*item--author">[^<]+<.*class="summary-title"/s],
  ['below-title', /class="summary-title".*item--date">.*item--author">.*summary-excerpt/s],
  ['below-content', /summary-excerpt.*item--date">.*item--author">/s],
])('the details of a summary stand %s', async (metadataPosition, order) => {
  const details = { primaryMetadata: 'date', secondaryMetadata: 'author', metadataPosition }
  const html = await summary(journal, details)
  expect(html.slice(0, html.indexOf('</article>'))).toMatch(order)
})

test('a summary shows titles, pictures and ways to read more as switched, and pictures lead by name', async () => {
  const html = await summary(journal, { showTitle: false, showReadMoreLink: true })
  expect(html).not.toContain('summary-title')
  expect(html).toMatch(/<a class="summary-thumbnail" href="[^"]+" aria-label="[^"]+">/)
  expect(html).toMatch(/<a class="summary-read-more-link"[^>]*>Read more<\/a>/)
  expect(await summary(journal, { showThumbnail: false })).not.toContain('summary-thumbnail')
})

test('a summary of products opens them in a quick view where that is switched on', async () => {
  expect(await summary(shop, {})).not.toContain('quick-view')
  const html = await summary(shop, { productQuickViewEnabled: true })
  expect(html.match(/<span class="sqs-product-quick-view-button" [^>]*>Quick View</g)).toHaveLength(
    2,
  )
  expect(await summary(journal, { productQuickViewEnabled: true })).not.toContain('quick-view')
})
