import type { DocumentKind, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import {
  layoutActionNames,
  randomLayoutWish,
} from '@vitrine/rules/site/blocks/testing/random-layout-wish.ts'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import { mailNames } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { optionsOf } from '@vitrine/rules/shop/products/product-options.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { listDocuments } from '../ground/documents/read-documents.ts'
import type { SiteDatabase } from '../ground/db/database.ts'
import { subscriptionWishes } from './random-subscription.ts'
import { formWishes } from './random-form.ts'
import { giftCardWishes } from './random-gift-card.ts'
import { saleFields, shopSettingsWishes } from './random-shop-settings.ts'
import { pageListWishes } from './random-page-list.ts'
import { pickupWishes } from './random-pickup.ts'
import { soldFileWishes } from './random-sold-file.ts'

export type Wish = { readonly action: string; readonly input: unknown }

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly below: (count: number) => number
  readonly text: () => string
  readonly list: <Kind extends DocumentKind>(kind: Kind) => Promise<StoredDocument<Kind>[]>
}

/** What an owner might do next to the site as it stands; it may well be refused. */
export async function randomWish(site: SiteDatabase, next: () => number): Promise<Wish> {
  const below = (count: number): number => Math.floor(next() * count)
  const chance: Chance = {
    below,
    pick: (values) => values[below(values.length)],
    text: () => Array.from({ length: 1 + below(3) }, () => words[below(words.length)]).join(' '),
    list: (kind) => listDocuments(site, kind),
  }
  const names = [...Object.keys(wishes), ...layoutActionNames]
  const action = names[below(names.length)] ?? ''
  if (wishes[action] === undefined) return layoutWish(site, next)
  return { action, input: await wishes[action]?.(chance) }
}

/** What an owner might do next to the layouts of a site; it may well be refused. */
export async function layoutWish(site: SiteDatabase, next: () => number): Promise<Wish> {
  const layouts = await listDocuments(site, 'layout')
  const sections = await listDocuments(site, 'section')
  const random = (count: number) => Uint8Array.from({ length: count }, () => next() * 256)
  return randomLayoutWish({ layouts, sections }, next, () => makeId(0, random))
}

const words =
  'clay kiln moss ash bowl cup glaze Ton élan 日本 <b>bold</b> "quoted" {.section} a\\b \u2028 😀'.split(
    ' ',
  )

async function termWish({ pick, list }: Chance): Promise<unknown> {
  const sort = pick(['tag', 'category'] as const)
  const terms = ['kiln', 'Bowls', 'Cups', 'Saucers']
  const [word, other] = [pick(terms), pick(terms)]
  const change = pick([
    { kind: 'add', word },
    { kind: 'rename', word, to: other },
    { kind: 'merge', word, into: other },
    { kind: 'remove', word },
    { kind: 'nest', word, under: pick([null, other]) },
  ])
  return { collectionId: pick(await list('collection'))?.id, sort, change }
}

async function customWish({ pick, text, list }: Chance): Promise<unknown> {
  const name = pick(['client', 'story']) ?? ''
  return {
    itemId: pick(await list('item'))?.id,
    set: {
      [name]: pick([null, { type: 'text', value: text() }]),
      rich: { type: 'wysiwyg', value: `<p>${text()}</p>` },
      cover: { type: 'image', value: pick([null, ...(await list('asset')).map(({ id }) => id)]) },
    },
  }
}

const wishes: Readonly<Record<string, (chance: Chance) => Promise<unknown>>> = {
  'add-page': async ({ pick, text }) => ({
    title: text(),
    typeName: pick(['page', 'blog', 'products', 'folder']),
    navigationId: pick([undefined, 'mainNavigation']),
  }),
  'rename-page': async ({ pick, text, list }) => ({
    collectionId: pick(await list('collection'))?.id,
    set: {
      title: pick([undefined, text()]),
      urlId: pick([undefined, undefined, 'about', 'shop', 'new-address']),
      description: text(),
    },
  }),
  'duplicate-page': async ({ pick, list }) => ({
    collectionId: pick(await list('collection'))?.id,
  }),
  'delete-page': async ({ pick, list }) => ({ collectionId: pick(await list('collection'))?.id }),
  'set-homepage': async ({ pick, list }) => ({ collectionId: pick(await list('collection'))?.id }),
  'move-into-folder': async ({ pick, below, list }) => ({
    pageId: pick(await list('collection'))?.id,
    folderId: pick((await list('collection')).filter(({ body }) => body.folder))?.id,
    position: pick([undefined, below(3)]),
  }),
  'take-out-of-folder': async ({ pick, list }) => ({
    pageId: pick((await list('collection')).flatMap(({ body }) => body.pageIds ?? [])),
  }),
  'set-folder': async ({ pick, list }) => {
    const folder = pick((await list('collection')).filter(({ body }) => body.folder))
    const leadsTo = pick([null, ...(folder?.body.pageIds ?? [])])
    return { folderId: folder?.id, set: { folderBehavior: pick([1, 2, 3]), leadsTo } }
  },
  'reorder-folder': async ({ pick, list }) => {
    const folder = pick((await list('collection')).filter(({ body }) => body.folder))
    return { folderId: folder?.id, pageIds: folder?.body.pageIds?.toReversed() }
  },
  'set-custom-content': customWish,
  'set-product-custom-content': customWish,
  'add-navigation-link': async ({ text, pick }) => ({
    navigationId: 'mainNavigation',
    title: text(),
    url: pick(['/about', 'https://example.com/?a=1#b', 'mailto:a@b.example']),
  }),
  'add-navigation-page': async ({ pick, below, list }) => ({
    navigationId: 'mainNavigation',
    collectionId: pick(await list('collection'))?.id,
    position: below(4),
  }),
  'remove-navigation-item': async ({ pick, list }) => ({
    navigationId: 'mainNavigation',
    itemId: pick((await list('navigation'))[0]?.body.items ?? [])?.id,
  }),
  'reorder-navigation': async ({ list }) => ({
    navigationId: 'mainNavigation',
    itemIds: (await list('navigation'))[0]?.body.items.map(({ id }) => id).toReversed(),
  }),
  'save-layout': async ({ pick, text, below, list }) => {
    const layout = pick(await list('layout'))
    const block = (index: number) => ({ id: `b${index}`, type: 2, value: { html: text() } })
    const spans = pick([[12], [6, 6], [3, 3, 6]]) ?? [12]
    const columns = spans.map((span, index) => ({ span, blocks: [block(index)], rows: [] }))
    const rows = Array.from({ length: below(3) }, () => ({ columns })).slice(0, 1)
    return { layoutId: layout?.id, layout: { columns: 12, rows } }
  },
  'edit-text-block': async ({ pick, text, list }) => {
    const layout = pick(await list('layout'))
    const block = layout && pick(blocksOfLayout(layout.body))
    return { layoutId: layout?.id, blockId: block?.id, html: `<p>${text()}</p>` }
  },
  'add-item': async ({ pick, text, list }) => ({
    collectionId: pick(await list('collection'))?.id,
    title: text(),
    tags: ['kiln'],
  }),
  'edit-item': async ({ pick, text, list }) => ({
    itemId: pick(await list('item'))?.id,
    set: { title: text(), body: `<p>${text()}</p>`, categories: [pick(['Bowls', 'Cups'])] },
  }),
  'edit-terms': termWish,
  'edit-product-terms': termWish,
  'set-post-state': async ({ pick, below, list }) => ({
    itemId: pick(await list('item'))?.id,
    state: pick(Object.values(PostState)),
    publishOn: pick([undefined, 1_800_000_000_000 + below(1_000_000_000)]),
  }),
  'duplicate-item': async ({ pick, text, list }) => {
    const post = pick(await list('item'))
    return { itemId: post?.id, collectionId: post?.body.collectionId, title: text() }
  },
  'lay-out-item': async ({ pick, list }) => ({ itemId: pick(await list('item'))?.id }),
  'delete-item': async ({ pick, list }) => ({ itemId: pick(await list('item'))?.id }),
  'set-post-states': async ({ pick, list }) => ({
    itemIds: (await list('item')).slice(0, 4).map(({ id }) => id),
    state: pick(Object.values(PostState)),
  }),
  'add-words-to-items': async ({ pick, list }) => ({
    itemIds: (await list('item')).slice(0, 4).map(({ id }) => id),
    sort: pick(['tag', 'category']),
    words: [pick(['kiln', 'Bowls', 'Cups'])],
  }),
  'import-products': async ({ pick, text, below, list }) => {
    const shop = pick((await list('collection')).filter(({ body }) => body.type === 13))
    const item = pick((await list('item')).filter(({ body }) => body.collectionId === shop?.id))
    const itemId = Array.from({ length: 24 }, () => below(16).toString(16)).join('')
    const variants = [{ sku: text(), attributes: {}, priceCents: below(10_000) }]
    const added = { isNew: true, itemId, set: { title: text(), visibility: 'draft', variants } }
    const changed = { isNew: false, itemId: item?.id, set: { title: text() } }
    return { collectionId: shop?.id, products: item === undefined ? [added] : [added, changed] }
  },
  'set-product-states': async ({ pick, list }) => ({
    itemIds: (await list('item')).slice(-4).map(({ id }) => id),
    state: pick(Object.values(PostState)),
  }),
  'add-words-to-products': async ({ pick, list }) => ({
    itemIds: (await list('item')).slice(-4).map(({ id }) => id),
    sort: pick(['tag', 'category']),
    words: [pick(['kiln', 'Bowls', 'Cups'])],
  }),
  'set-prices-of-products': async ({ pick, list }) => ({
    itemIds: (await list('item')).slice(-3).map(({ id }) => id),
    change: pick([
      { kind: 'sale', percent: 15 },
      { kind: 'price', percent: -10 },
      { kind: 'end-sale' },
    ]),
  }),
  'delete-products': async ({ pick, list }) => ({
    itemIds: [pick(await list('item'))?.id, pick(await list('item'))?.id],
  }),
  'delete-items': async ({ pick, list }) => ({
    itemIds: [pick(await list('item'))?.id, pick(await list('item'))?.id],
  }),
  'add-coupon': async ({ pick, below }) => ({
    ...pick<object>([
      { code: 'spring' },
      { code: 'auto-aaaaaaaaaaaa', title: 'Sale' },
      { code: 'many-aaaaaaaaaaaa', name: 'Letter', usesPerCode: 1 },
    ]),
    isActive: below(4) > 0,
    reduces: pick<object>([
      { kind: 'percentage', ppm: 100_000 },
      { kind: 'amount', cents: 1 + below(500) },
      { kind: 'shipping' },
    ]),
    scope: pick<object>([{ kind: 'order' }, { kind: 'categories', categoryIds: ['Bowls'] }]),
    minimumCents: below(5000),
    combines: below(2) > 0,
    startsAt: null,
    endsAt: null,
    mostUses: pick([null, 1 + below(9)]),
    oncePerCustomer: below(2) > 0,
  }),
  'edit-coupon': async ({ pick, below, list }) => ({
    code: pick(await list('coupon'))?.id,
    set: { minimumCents: below(9000), endsAt: pick([null, below(5)]) },
  }),
  'delete-coupon': async ({ pick, list }) => ({ code: pick(await list('coupon'))?.id }),
  'add-product': async ({ pick, text, below, list }) => ({
    collectionId: pick(await list('collection'))?.id,
    title: text(),
    product: {
      productType: pick([1, 1, 2, 3]),
      variantOptionOrdering: ['Size'],
      variants: ['S', 'M', 'L'].slice(0, 1 + below(3)).map((size) => ({
        sku: `SKU-${size}`,
        weight: below(4),
        attributes: { Size: size },
        priceCents: below(10_000),
      })),
    },
  }),
  'edit-product': async ({ pick, text, below, list }) => {
    const item = pick((await list('item')).filter(({ body }) => body.product !== null))
    const variants = item?.body.product?.variants.slice(below(2)) ?? []
    return {
      itemId: item?.id,
      set: {
        excerpt: `<p>${text()}</p>`,
        productType: pick([1, 2, 3]),
        variants: variants.map((one) => ({ ...one, priceCents: below(10_000) })),
        ...saleFields({ pick, below }),
      },
    }
  },
  ...soldFileWishes,
  ...giftCardWishes,
  ...subscriptionWishes,
  ...formWishes,
  ...shopSettingsWishes,
  ...pageListWishes,
  ...pickupWishes,
  'duplicate-product': async ({ pick, text, list }) => {
    const item = pick(await list('item'))
    return { itemId: item?.id, collectionId: item?.body.collectionId, title: text() }
  },
  'set-product-options': async ({ pick, text, below, list }) => {
    const item = pick((await list('item')).filter(({ body }) => body.product !== null))
    const standing = item?.body.product == null ? [] : optionsOf(item.body.product)
    const kept = standing.slice(below(2)).map(({ name, values }) => ({
      name: pick([name, text()]),
      was: name,
      values: values.slice(below(2)).map((value) => ({ value: pick([value, text()]), was: value })),
    }))
    const values = Array.from({ length: below(4) }, () => ({ value: text() }))
    return { itemId: item?.id, options: [...kept, ...pick([[], [{ name: text(), values }]])!] }
  },
  'remove-variant': async ({ pick, list }) => {
    const item = pick((await list('item')).filter(({ body }) => body.product !== null))
    return { itemId: item?.id, variantId: pick(item?.body.product?.variants ?? [])?.id }
  },
  'delete-product': async ({ pick, list }) => ({ itemId: pick(await list('item'))?.id }),
  'reorder-items': async ({ pick, list }) => {
    const collection = pick(await list('collection'))
    const items = (await list('item')).filter(({ body }) => body.collectionId === collection?.id)
    return { collectionId: collection?.id, itemIds: items.map(({ id }) => id).toReversed() }
  },
  'set-site-details': async ({ pick, text }) => ({
    set: {
      title: text(),
      currency: pick(['USD', 'JPY', 'EUR']),
      timeZone: pick(['Europe/Berlin', 'Asia/Tokyo']),
    },
    currencyBefore: pick(['USD', 'JPY', 'EUR']),
  }),
  'set-regional-formats': async ({ pick }) => ({
    set: { region: pick(['', 'DE', 'US']), clock: pick(['region', '12', '24']) },
  }),
  'set-coming-soon': async ({ text }) => ({ set: { title: text(), text: text() } }),
  'set-door': async ({ below }) => ({ set: { isClosed: below(2) === 0 } }),
  'set-mail-server': async ({ pick }) => ({
    set: {
      mailServer: pick([
        null,
        {
          host: 'smtp.fern.example',
          port: 465,
          security: 'tls',
          user: '',
          secretId: null,
          senderName: 'Fern',
          senderAddress: 'post@fern.example',
        },
      ]),
    },
  }),
  'set-owner-mails': async ({ below }) => ({
    set: { addresses: [`owner${below(3)}@fern.example`], newOrder: below(2) === 0 },
  }),
  'set-mail-words': async ({ text, pick }) => ({
    mail: pick(mailNames),
    set: { [pick(['subject', 'heading', 'before', 'total']) ?? 'after']: pick([null, text()]) },
  }),
  'set-captcha': async ({ pick }) => {
    const provider = pick(['altcha', 'turnstile'])
    const secretId = pick(['0123456789abcdef01234567', '76543210fedcba9876543210'])
    const siteKey = provider === 'altcha' ? secretId : 'site-key'
    const shown = { captchaTheme: pick(['light', 'dark']), captchaAlignment: 'left' }
    return { set: { captcha: pick([null, { provider, siteKey, secretId, ...shown }]) } }
  },
  'set-payment-mode': async ({ pick }) => ({ set: { paymentMode: pick(['test', 'live']) } }),
  'set-stripe-keys': async ({ pick }) => {
    const secretId = pick(['0123456789abcdef01234567', '76543210fedcba9876543210'])
    const keys = { secretId, webhookSecretId: pick([null, secretId]), hint: '4242' }
    const publishableKey = pick(['pk_test_1', 'pk_live_1', 'sk_test_1'])
    return {
      set: { [pick(['test', 'live']) ?? 'test']: pick([null, keys, { ...keys, publishableKey }]) },
    }
  },
  'set-social': async ({ pick, below }) => ({
    set: {
      simpleLikingEnabled: below(2) === 0,
      shareButtonOptions: pick([[], ['3', '1'], ['8']]),
      disqusShortname: pick(['', 'fern']),
    },
  }),
  'remove-shipping-way': async ({ pick }) => ({ id: pick(['express', 'abroad']) }),
  'put-tax-place': async ({ pick, below }) => ({
    id: pick(['here', 'there']),
    seen: null,
    place: {
      country: pick(['US', 'DE']),
      region: pick(['', 'NY']),
      postcodes: pick([[], ['10*']]),
      rates: [{ name: 'VAT', standardPpm: below(250_000), reducedPpm: 0 }],
    },
  }),
  'remove-tax-places': async ({ pick }) => ({ ids: [pick(['here', 'there'])] }),
  'use-tax-preset': async ({ pick }) => ({ preset: pick(['au', 'uk', 'nowhere']), region: '' }),
  'set-logo': async ({ pick, list }) => ({
    set: { logoAssetId: pick(await list('asset'))?.id ?? null },
  }),
  'edit-asset': async ({ pick, text, list }) => ({
    assetId: pick(await list('asset'))?.id,
    set: { altText: text() },
  }),
  'set-style': async ({ text, pick }) => ({
    set: {
      customCss: `/* ${text()} */`,
      'tweak.ink': text(),
      'tweak.paper': pick([null, '#fff']),
    },
  }),
  'set-template-file': async ({ text, pick }) => ({
    path: pick(['site.region', 'blocks/note.block', 'blocks/a/b.block']),
    text: text(),
  }),
  'delete-template-file': async ({ pick, list }) => ({
    path: pick(await list('template-file'))?.id,
  }),
  'clear-sample-content': async ({ below }) => (below(8) === 0 ? {} : undefined),
}
