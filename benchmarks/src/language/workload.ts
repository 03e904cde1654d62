import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape, shorten, strip } from './text-helpers.ts'
import type { PeerTexts } from './peers.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'

/** Where the workload lies beside a working copy of the project. */
const usualFolder = join('..', 'shared', 'conformance', 'workload')

/** A page of a workload folder: a template, data as JSON text, and what they make. */
export type WorkloadPage = {
  readonly template: string
  readonly json: string
  readonly expected: string
}

export type Workload = {
  readonly simpleList: WorkloadPage & { readonly peers: PeerTexts }
  readonly productList: Omit<WorkloadPage, 'expected'>
  readonly productDetail: WorkloadPage
}

export function isWorkload(folder: string): boolean {
  return existsSync(join(folder, 'product-list.jsont'))
}

/**
 * Reads a folder of pages made elsewhere; without a name, the one beside the working copy where
 * there is one.
 */
export function readWorkload(named: string | undefined): Workload | undefined {
  const folder = named ?? usualFolder
  if (!isWorkload(folder)) return undefined
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const list = read('product-list.json')
  return {
    simpleList: {
      template: read('simple-list.jsont'),
      json: list,
      expected: read('simple-list.expected.html'),
      peers: {
        eta: read('simple-list.eta'),
        hbs: read('simple-list.hbs'),
        liquid: read('simple-list.liquid'),
      },
    },
    productList: { template: read('product-list.jsont'), json: withoutGiftCards(list) },
    productDetail: {
      template: read('product-detail.jsont'),
      json: read('product-detail.json'),
      expected: read('detail.expected.html'),
    },
  }
}

/**
 * The list without gift cards: one of them is on sale where any of its variants is (spec §4), which
 * the npm engine does not look at. Of all else both make the same page, which is compared each time.
 */
function withoutGiftCards(json: string): string {
  const data = JSON.parse(json) as ListData
  const items = data.items.filter(
    ({ structuredContent }) => structuredContent.productType !== ProductType.giftCard,
  )
  return JSON.stringify({ ...data, items })
}

type Variant = {
  sku: string
  qtyInStock: number
  priceMoney: { value: string; currency: string }
}
type Item = {
  id: string
  title: string
  fullUrl: string
  assetUrl: string
  excerpt: string
  starred: boolean
  structuredContent: { productType: number; variants: Variant[] }
}
type ListData = {
  website: { siteTitle: string }
  navigation: { title: string; fullUrl: string; active: boolean }[]
  items: Item[]
}

const asVariant = ({ sku, qtyInStock: left, priceMoney: price }: Variant): string => {
  if (left === 0) return `<li class="out">${sku}</li>`
  if (left > 20) return `<li class="many">${sku}: ${left}</li>`
  return `<li>${sku}: ${price.value} ${price.currency}</li>`
}

const asItem = (
  item: Item,
): string => `<article id="product-${item.id}" data-url="${escape(item.fullUrl)}"><h2>${escape(item.title)}</h2>
<img alt="${escape(item.title)}" src="${item.assetUrl}?format=500w"><p>${shorten(strip(item.excerpt), 60)}</p>
<ul>${item.structuredContent.variants.map(asVariant).join('')}</ul>
<span class="${item.starred ? 'star">*' : 'plain">'}</span></article>
`

/** The workload's simple list as a template literal. */
export function literalSimpleList({ website, navigation, items }: ListData): string {
  const links = navigation.map(
    ({ title, fullUrl, active }) =>
      `<a href="${fullUrl}"${active ? ' class="active"' : ''}>${escape(title)}</a>`,
  )
  return `<nav>${links.join(' / ')}</nav>
<main data-count="${items.length}">
${items.map(asItem).join('')}</main><footer>${escape(website.siteTitle)}</footer>
`
}
