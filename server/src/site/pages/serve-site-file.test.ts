import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '@vitrine/rules/site/media/asset-actions.ts'
import { setStyle } from '@vitrine/rules/site/design/design-actions.ts'
import { setFavicon } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from './testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function templateVersionNow(): Promise<number> {
  const moment = { now: site.time.now, uptime: Number.MAX_SAFE_INTEGER }
  const { live } = site.context.views
  const view = await live.find(site.siteId, moment)
  // what was read at the end of all time would stay fresh for every test after this one
  live.forget(site.siteId)
  return view?.template.version ?? 0
}

async function upload(filename: string, contentType: string, bytes: Buffer, width = 0, height = 0) {
  const hash = await site.context.files.put(bytes)
  const size = width === 0 ? { width: null, height: null } : { width, height }
  await site.perform(addAsset, {
    filename,
    contentType,
    hash,
    byteSize: bytes.length,
    altText: '',
    colorData: null,
    ...size,
  })
  const assets = await listDocuments(site.context.database.dbFor(site.siteId), 'asset')
  const asset = assets.find((one) => one.body.hash === hash)
  return `/static/images/${asset?.id}/${hash.slice(0, 12)}/${filename}`
}

describe('pictures', () => {
  test('are sent in the width and encoding that fit, for ever', async () => {
    const create = { width: 1200, height: 600, channels: 3, background: '#6b8f71' } as const
    const address = await upload(
      'wide.png',
      'image/png',
      await sharp({ create }).png().toBuffer(),
      1200,
      600,
    )
    const avif = await site.get(`${address}?format=500w`, { accept: 'image/avif,image/webp' })
    expect(avif.headers['content-type']).toBe('image/avif')
    expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(avif.headers['vary']).toBe('Accept')
    expect((await sharp(avif.bytes).metadata()).width).toBe(500)
    const webp = await site.get(`${address}?format=501w`, { accept: 'image/webp' })
    expect([webp.headers['content-type'], (await sharp(webp.bytes).metadata()).width]).toEqual([
      'image/webp',
      750,
    ])
    const wider = await site.get(`${address}?format=2500w`, { accept: 'image/webp' })
    expect((await sharp(wider.bytes).metadata()).width).toBe(1200)
    const original = await site.get(address, { accept: 'image/avif' })
    expect(original.headers['content-type']).toBe('image/png')
    expect(original.headers['etag']).not.toBe(avif.headers['etag'])
    const again = await site.get(`${address}?format=500w`, {
      accept: 'image/avif',
      'if-none-match': avif.headers['etag'] ?? '',
    })
    expect(again.status).toBe(304)
  })

  test('a drawing is sent as it is, and can run nothing', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const address = await upload('drawing.svg', 'image/svg+xml', svg)
    const { headers, text } = await site.get(`${address}?format=500w`, { accept: 'image/avif' })
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(text).toContain('<svg')
  })

  test('one that cannot be made narrower is sent as it is, and is not kept for long', async () => {
    const address = await upload('torn.png', 'image/png', Buffer.from('no picture'), 1200, 600)
    const whole = await site.get(address)
    const asked = await site.get(`${address}?format=500w`, { accept: 'image/webp' })
    expect([asked.status, asked.text]).toEqual([200, 'no picture'])
    expect(asked.headers['cache-control']).toBe('public, max-age=300')
    expect(asked.headers['etag']).toBe(whole.headers['etag'])
    expect(whole.headers['cache-control']).toContain('immutable')
    const headers = { accept: 'image/webp', 'if-none-match': asked.headers['etag'] ?? '' }
    const again = await site.get(`${address}?format=500w`, headers)
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=300'])
  })

  test('one whose file is lost is not found, in any width', async () => {
    const create = { width: 600, height: 300, channels: 3, background: '#6b8f71' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const address = await upload('lost.png', 'image/png', bytes, 600, 300)
    const hash = createHash('sha256').update(bytes).digest('hex')
    await rm(join(site.context.files.folder, 'files', hash.slice(0, 2), hash))
    for (const asked of [address, `${address}?format=300w`]) {
      const { status, headers } = await site.get(asked, { accept: 'image/webp' })
      expect([asked, status]).toEqual([asked, 404])
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })

  test('a lost picture of the site leaves its initial in the browser’s tab', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const address = await upload('mark.svg', 'image/svg+xml', bytes)
    const [, faviconAssetId] = /images\/([^/]+)\//.exec(address) ?? []
    await site.perform(setFavicon, { set: { faviconAssetId } })
    expect((await site.get('/favicon.ico')).text).toBe(bytes.toString())
    const hash = createHash('sha256').update(bytes).digest('hex')
    await rm(join(site.context.files.folder, 'files', hash.slice(0, 2), hash))
    expect((await site.get('/favicon.ico')).text).toContain('<text')
  })

  test('other files are downloads', async () => {
    const address = await upload('page.html', 'text/html', Buffer.from('<script>alert(1)</script>'))
    const { headers } = await site.get(address)
    expect(headers['content-disposition']).toBe('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('an address with another hash leads to the file of today, one with another id to nothing', async () => {
    const address = await upload('one.svg', 'image/svg+xml', Buffer.from('<svg/>'))
    const before = await site.get(address.replace(/\/[0-9a-f]{12}\//, '/000000000000/'))
    expect([before.status, before.location]).toEqual([302, address])
    expect((await site.get(address.replace(/images\/[0-9a-f]{24}/, 'images/unknown'))).status).toBe(
      404,
    )
  })
})

describe('files of the template', () => {
  test('/site.css is compiled, kept for ever at its version, and changes its address with its content', async () => {
    const address = /href="(\/site\.css\?v=[0-9a-f]+)"/.exec((await site.get('/')).text)?.[1] ?? ''
    const css = await site.get(address)
    expect(css.text).toContain('body{color: #222}')
    expect(css.headers['cache-control']).toContain('immutable')
    expect((await site.get('/site.css')).headers['cache-control']).toBe('public, max-age=60')
    await site.perform(setStyle, { set: { customCss: '@ink: #060; .mine { color: @ink }' } })
    const changed = /href="(\/site\.css\?v=[0-9a-f]+)"/.exec((await site.get('/')).text)?.[1] ?? ''
    expect(changed).not.toBe(address)
    expect((await site.get(changed)).text).toContain('.mine{color: #060}')
  })

  test('/site.css that the compiler was lost over is kept by nobody, and what needs no compiler counts', async () => {
    const customCss = '.mine { width: length(range(100000000)) }'
    await site.perform(setStyle, { set: { customCss } })
    const address = /href="(\/site\.css\?v=[0-9a-f]+)"/.exec((await site.get('/')).text)?.[1] ?? ''
    const { status, headers, text } = await site.get(address)
    expect([status, headers['cache-control'], headers['etag']]).toEqual([
      200,
      'no-store',
      undefined,
    ])
    expect(text).toContain('sqs-')
    await site.perform(setStyle, { set: { customCss: '' } })
    expect((await site.get('/site.css')).headers['etag']).toBeDefined()
  })

  test('who has a file already, in whatever words, does not get it again', async () => {
    await site.writeTemplate({ 'assets/known.txt': 'hello' })
    for (const path of ['/site.css', '/assets/known.txt']) {
      const etag = (await site.get(path)).headers['etag'] ?? ''
      for (const known of [etag, `W/${etag}`, '*', `"other", ${etag}`, `"other",W/${etag}`]) {
        const again = await site.get(path, { 'if-none-match': known })
        expect([known, again.status, again.text]).toEqual([known, 304, ''])
      }
      expect((await site.get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
    }
  })

  test('assets and scripts are served with their types, and together in one file', async () => {
    await site.writeTemplate({
      'scripts/a.js': 'one()',
      'scripts/b.js': 'two()',
      'assets/note.txt': 'hello',
    })
    const { bytes, headers } = await site.get('/assets/dot.png')
    expect([headers['content-type'], bytes.length > 0]).toEqual(['image/png', true])
    expect((await site.get('/scripts/a.js')).text).toBe('one()')
    const version = await templateVersionNow()
    const both = await site.get(`/static/ta/x/${version}/scripts/combo/?a.js&b.js`)
    expect(both.text).toBe('one()\n;\ntwo()')
  })

  test('only what is asked for by its own version is kept for good, so that an undo is seen', async () => {
    await site.writeTemplate({ 'scripts/a.js': 'one()' })
    const version = await templateVersionNow()
    for (const file of ['scripts/a.js', 'scripts/combo/?a.js']) {
      const cachingOf = async (folder: string) =>
        (await site.get(`${folder}${file}`)).headers['cache-control']
      expect(await cachingOf(`/static/ta/x/${version}/`)).toContain('immutable')
      expect(await cachingOf(`/static/ta/x/${version + 1}/`)).not.toContain('immutable')
      expect(await cachingOf('/')).not.toContain('immutable')
    }
  })

  test('the stylesheet names fonts by the version, under the address that a template preloads', async () => {
    await site.writeTemplate({
      'assets/sign.txt': 'stands for a font',
      'site.region':
        '<!doctype html><head><link rel="preload" href="/assets/sign.txt?v={squarespace.template-revision}">{squarespace-headers}</head>',
    })
    const customCss =
      'a { src: url("/assets/sign.txt"), url(/assets/gone.txt), url(/assets/dot.png) }'
    await site.perform(setStyle, { set: { customCss } })
    const page = (await site.get('/')).text
    const preloaded = /href="(\/assets\/sign\.txt\?v=\d+)"/.exec(page)?.[1] ?? ''
    const css = (await site.get(/href="(\/site\.css\?v=[^"]+)"/.exec(page)?.[1] ?? '')).text
    const version = await templateVersionNow()
    expect(preloaded).toBe(`/assets/sign.txt?v=${version}`)
    expect(css).toContain(
      `url("${preloaded}"), url(/assets/gone.txt), url(/assets/dot.png?v=${version})`,
    )
    const cachingOf = async (address: string) => (await site.get(address)).headers['cache-control']
    expect(await cachingOf(preloaded)).toBe('public, max-age=31536000, immutable')
    expect(await cachingOf('/assets/sign.txt?v=1')).toBe(
      'public, max-age=300, stale-while-revalidate=604800',
    )
    await site.writeTemplate({ 'assets/sign.txt': 'another font' })
    expect(await cachingOf(preloaded)).not.toContain('immutable')
  })

  test('none of them can become a service worker', async () => {
    const asWorker = { 'service-worker': 'script' }
    expect((await site.get('/scripts/a.js', asWorker)).status).toBe(403)
  })

  test('nothing else of the template can be read', async () => {
    for (const path of [
      '/template.conf',
      '/site.region',
      '/styles/site.less',
      '/assets/../template.conf',
    ]) {
      expect((await site.get(path)).status).toBe(404)
    }
  })
})

test('robots.txt, sitemap.xml and a favicon are there', async () => {
  expect((await site.get('/robots.txt')).text).toContain('Disallow: /config')
  const sitemap = await site.get('/sitemap.xml?list=shop')
  expect(sitemap.text).toContain('<loc>http://fern.localhost/shop/moss-bowl</loc>')
  expect(sitemap.text).toContain('<image:loc>http://fern.localhost/static/images/')
  expect((await site.get('/favicon.ico')).text).toContain('>S</text>')
})
