import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { listDocuments } from './ground/documents/read-documents.ts'
import { openLockedShop, type LockedShop } from './testing/open-locked-shop.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())

const noindex = '<meta name="robots" content="noindex">'
const textAt = async (path: string) => (await shop.visitor().get(path)).text

async function hide(isHiddenFromSearch: boolean): Promise<void> {
  await shop.perform('set-search-visibility', { set: { isHiddenFromSearch } })
  shop.aSecondPasses()
}

describe('search engines', () => {
  test('find a site unless its owner hides it, and again once that is taken back', async () => {
    expect(await textAt('/robots.txt')).toContain('Sitemap: ')
    expect(await textAt('/about')).not.toContain(noindex)
    await hide(true)
    expect(await textAt('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    for (const path of [
      '/',
      '/about',
      '/shop',
      '/shop/moss-bowl',
      '/search',
      '/cart',
      '/nowhere',
    ]) {
      expect(await textAt(path), path).toContain(noindex)
    }
    expect((await shop.visitor().get('/sitemap.xml')).status).toBe(404)
    await hide(false)
    expect(await textAt('/about')).not.toContain(noindex)
    expect((await shop.visitor().get('/sitemap.xml')).status).toBe(200)
  })

  test('are not hidden by who may not manage the site', async () => {
    const editor = await shop.person('ben@fern.example', [Role.editor])
    const set = { isHiddenFromSearch: true }
    expect((await shop.act(editor, 'set-search-visibility', { set })).status).toBe(403)
  })
})

describe('the share picture of the site', () => {
  const pictureAt = async (path: string) =>
    /property="og:image" content="([^"]+)"/.exec(await textAt(path))?.[1]

  test('stands for pages that have none, and for no product of another look', async () => {
    const site = shop.context.database.dbFor(shop.siteId)
    const [asset] = await listDocuments(site, 'asset')
    const before = await pictureAt('/shop/moss-bowl')
    expect(await pictureAt('/search')).toBeUndefined()
    await shop.perform('set-share-picture', { set: { shareAssetId: asset?.id } })
    shop.aSecondPasses()
    for (const path of ['/search', '/journal/first-firing', '/about']) {
      expect(await pictureAt(path), path).toContain(`/static/images/${asset?.id}/`)
    }
    expect(await pictureAt('/shop/moss-bowl')).toBe(before)
    const { website } = (await shop.visitor().get('/?format=json')).json<{ website: object }>()
    expect(website).toMatchObject({ socialLogoImageId: asset?.id })
    await shop.perform('set-share-picture', { set: { shareAssetId: null } })
    shop.aSecondPasses()
    expect(await pictureAt('/search')).toBeUndefined()
  })

  test('is a picture that there is', async () => {
    const set = { shareAssetId: 'none' }
    expect((await shop.act(shop.ownerHere, 'set-share-picture', { set })).status).toBe(404)
  })
})
