import type { ListData, ProductData } from './shop-data.ts'
import { escape, scriptJson, shorten, strip } from './text-helpers.ts'

/** Our pages as template literals: as fast as markup can be written by hand in JavaScript. */
type Item = ListData['items'][number]
type Variant = Item['structuredContent']['variants'][number]

const inMenu = (link: ListData['navigation'][number]): string =>
  `<li${link.active ? ' class="here"' : ''}><a href="${link.fullUrl}">${escape(link.title)}</a></li>`

const menu = (links: ListData['navigation']): string =>
  `<ul class="menu">${links.map(inMenu).join('')}</ul>`

const listed = (one: Variant): string =>
  `<span>${
    one.qtyInStock === 0
      ? `<s>${one.sku}</s>`
      : one.qtyInStock < 5
        ? `${one.sku}, last ${one.qtyInStock}`
        : `${one.sku} ${one.priceMoney.value} ${one.priceMoney.currency}`
  }</span>`

const inList = (item: Item): string => `<section data-id="${item.id}">
<h3><a href="${escape(item.fullUrl)}">${escape(item.title)}</a></h3>
<img src="${item.assetUrl}?format=300w" alt="${escape(item.title)}">
<p>${shorten(strip(item.excerpt), 80)}</p>
<div>${item.structuredContent.variants.map(listed).join(', ')}</div>
${item.starred ? '<b>new</b>' : '<i></i>'}</section>
`

export function literalList(data: ListData): string {
  return `${menu(data.navigation)}
<p>${data.items.length} things</p>
${data.items.map(inList).join('')}<footer>${escape(data.website.siteTitle)}</footer>
`
}

const inTable = (one: Variant): string => {
  const { value, currency } = one.onSale ? one.salePriceMoney : one.priceMoney
  const options = one.optionValues.map((option) => escape(option.value ?? '')).join(' / ')
  const stock = one.qtyInStock === 0 ? 'gone' : one.qtyInStock
  return `<tr><td>${one.sku}<td>${options}<td>${value} ${currency}<td>${stock}</tr>\n`
}

const inGallery = (view: Item['items'][number], place: number): string =>
  `<img src="${view.assetUrl}?format=500w" alt="${escape(view.title)}" data-place="${place + 1}">`

const asTag = (tag: string): string =>
  `<a href="/shop?tag=${encodeURIComponent(tag)}">${escape(tag)}</a>`

const asRelated = (other: Item): string =>
  `<a href="${other.fullUrl}"><img src="${other.assetUrl}?format=300w" alt="${escape(other.title)}">${escape(shorten(other.title, 12))}</a>`

export function literalProduct({ website, navigation, item, related }: ProductData): string {
  return `<title>${escape(item.title)} - ${escape(website.siteTitle)}</title>
${menu(navigation)}
<article data-id="${item.id}">
${item.items.map(inGallery).join('')}
<h1>${escape(item.title)}</h1>
${item.excerpt}
<table>${item.structuredContent.variants.map(inTable).join('')}</table>
${item.body}
<p>${item.tags.map(asTag).join('')}</p>
</article>
${related.map(asRelated).join('')}
<script>const product = ${scriptJson(item.structuredContent.variants)}</script>
`
}
