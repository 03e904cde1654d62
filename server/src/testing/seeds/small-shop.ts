import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'
import { openFileStore } from '../../ground/files/file-store.ts'
import { documentKinds } from '../../document-kinds.ts'
import { createSite, type CreatedSite } from '../../site/sites/create-site.ts'

const html = (text: string) => ({
  rows: [{ columns: [{ span: 12, blocks: [{ type: 'html', value: { html: text } }] }] }],
})

const site = {
  settings: { title: 'Small Shop', store: { shipping: { name: 'Parcel', price: '5.00' } } },
  navigations: {
    mainNavigation: {
      title: 'Main',
      items: [
        { collection: 'shop' },
        { collection: 'journal' },
        { collection: 'about' },
        { title: 'Elsewhere', url: 'https://example.com/' },
      ],
    },
  },
  blockFields: { footerBlocks: html('<p>Made by hand.</p>') },
  collections: [
    {
      key: 'home',
      typeName: 'page',
      type: 10,
      title: 'Home',
      urlId: 'home',
      homepage: true,
      layout: html('<h1>Welcome</h1>'),
    },
    {
      key: 'about',
      typeName: 'page',
      type: 10,
      title: 'About',
      urlId: 'about',
      layout: html('<p>Us.</p>'),
    },
    {
      key: 'shop',
      typeName: 'products',
      type: 13,
      title: 'Shop',
      urlId: 'shop',
      ordering: 'user-orderable',
      items: 'items/shop.json',
    },
    {
      key: 'journal',
      typeName: 'blog',
      type: 1,
      title: 'Journal',
      urlId: 'journal',
      items: 'items/journal.json',
    },
  ],
}

const shop = [
  {
    title: 'Moss Bowl',
    urlId: 'moss-bowl',
    excerpt: '<p>A bowl.</p>',
    categories: ['Bowls'],
    mainPicture: 'bowl.png',
    product: {
      productType: 1,
      variantOptionOrdering: ['Size'],
      variants: [
        { sku: 'BOWL-S', attributes: { Size: 'S' }, price: '20.00', stock: 3 },
        { sku: 'BOWL-M', attributes: { Size: 'M' }, price: '30.00', salePrice: '25.00', stock: 1 },
      ],
    },
  },
  {
    title: 'Glaze Recipes',
    urlId: 'glaze-recipes',
    product: {
      productType: 2,
      files: ['recipes.txt'],
      variants: [{ sku: 'GLAZE', price: 900, stock: 'unlimited' }],
    },
  },
]

const journal = [
  {
    title: 'Second firing',
    urlId: 'second-firing',
    publishedDaysAgo: 2,
    body: '<p>Hot.</p>',
    tags: ['kiln'],
  },
  { title: 'First firing', urlId: 'first-firing', publishedDaysAgo: 9, body: '<p>Warm.</p>' },
]

/** A starter's folder with three pages, two products (one with two variants) and two posts. */
export async function writeSmallShopStarter(startersFolder: string): Promise<void> {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#6b7f5a' },
  })
    .png()
    .toBuffer()
  const files: Record<string, string | Buffer> = {
    'template/template.conf': JSON.stringify({
      name: 'Small',
      layouts: { default: { name: 'Default', regions: ['site'] } },
      navigations: [{ title: 'Main', name: 'mainNavigation' }],
      stylesheets: ['site.less'],
    }),
    'template/site.region':
      '<!doctype html><html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}" id="{squarespace.page-id}"><main>{squarespace.main-content}</main>{squarespace-footers}</body></html>',
    'template/styles/site.less': '@ink: #222; body { color: @ink }',
    'template/assets/dot.png': picture,
    'content/site.json': JSON.stringify(site),
    'content/items/shop.json': JSON.stringify(shop),
    'content/items/journal.json': JSON.stringify(journal),
    'content/pictures.json': JSON.stringify({ 'bowl.png': { alt: 'A moss-green bowl' } }),
    'pictures/bowl.png': picture,
    'sold-files/recipes.txt': 'Ash, clay and chalk.',
  }
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(startersFolder, 'small-shop', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}

export type SmallShop = CreatedSite & { readonly filesFolder: string; remove(): Promise<void> }

/** Creates the small shop in a database; its files lie in a folder that `remove` deletes. */
export async function createSmallShop(
  database: Database,
  options: { name?: string; ownerAccountId?: AccountId; now?: number } = {},
): Promise<SmallShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-small-shop-'))
  await writeSmallShopStarter(folder)
  const filesFolder = join(folder, 'data')
  const created = await createSite(
    {
      database,
      kinds: documentKinds,
      files: openFileStore(filesFolder),
      random: (byteCount) => randomBytes(byteCount),
      config: { sitesDomain: 'localhost', editorOrigin: 'http://localhost:3000' },
      startersFolder: folder,
    },
    {
      name: options.name ?? 'small',
      starter: 'small-shop',
      ownerAccountId: options.ownerAccountId,
    },
    options.now ?? Date.UTC(2026, 0, 5, 12),
  )
  if (!created.ok) throw new Error(created.refusal.message)
  return {
    ...created.value,
    filesFolder,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
