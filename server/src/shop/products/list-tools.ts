import { filterAddress } from '@vitrine/rules/site/collections/collection-filter.ts'
import type { OptionValues } from '@vitrine/rules/site/listings/listed-variant.ts'
import {
  changesList,
  choiceParameters,
  listSortings,
  narrows,
  withoutFilters,
  withoutOption,
  type ListChoice,
  type ListSorting,
} from '@vitrine/rules/site/listings/list-choice.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { ListHead } from '../../site/content/page-part.ts'
import type { ListOffer } from '../../site/listings/read-list-offer.ts'
import { siteMoney, type SiteMoney } from '../../site/sites/site-money.ts'
import styles from './list-tools.css?raw'

/** A list's head with the words and the money of its site. */
type Head = ListHead & { readonly say: SayPhrase; readonly money: SiteMoney }

/**
 * What shoppers sort and filter a list of products by. All of it is links and a form: it needs no script.
 * As most see it, with nothing chosen, it is made once for what the page offers.
 */
export function listTools(head: ListHead): string {
  const { listing, filter, locale } = head
  const { offer } = listing
  if (offer === null || changesList(listing.choice) || filterAddress(filter) !== '') {
    return makeTools(head)
  }
  if (offer.made?.locale !== locale) offer.made = { locale, html: makeTools(head) }
  return offer.made.html
}

function makeTools(head: ListHead): string {
  const { listing, settings, locale } = head
  const around = { ...head, say: sayIn(locale), money: siteMoney(settings, locale) }
  return (
    `<div class="list-tools" id="list-tools"><style>${styles}</style>` +
    `<div class="list-tools-bar">${filters(around)}${sortings(around)}</div>` +
    (narrows(listing.choice) ? chosen(around) : '') +
    '</div>'
  )
}

/** The list's address with another choice; where somebody reads on, they stay at its head. */
function addressOf({ path, filter }: Head, choice: ListChoice): string {
  const asked = choiceParameters(choice).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  const narrowed = filterAddress(filter)
  const query = [...(narrowed === '' ? [] : [narrowed.slice(1)]), ...asked].join('&')
  return escapeHtml(`${path}${query === '' ? '' : `?${query}`}#list-tools`)
}

const wordsOfSortings = {
  newest: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
} as const satisfies Readonly<Record<ListSorting, string>>

function sortings(head: Head): string {
  const { listing, say } = head
  const { choice } = listing
  const ways = ([null, ...listSortings] as const).map((sort) => {
    const current = sort === choice.sort ? ' aria-current="true"' : ''
    const words = say(sort === null ? 'Featured' : wordsOfSortings[sort])
    const address = addressOf(head, { ...choice, sort })
    return `<li><a href="${address}" rel="nofollow"${current}>${escapeHtml(words)}</a></li>`
  })
  return (
    `<nav class="list-tools-sort" aria-label="${escapeHtml(say('Sort'))}">` +
    `<span aria-hidden="true">${escapeHtml(say('Sort'))}</span><ul>${ways.join('')}</ul></nav>`
  )
}

function filters(head: Head): string {
  const { listing, path, say } = head
  const { offer, choice, mistyped } = listing
  if (offer === null || !hasFilters(offer)) return ''
  const isWrong = mistyped.from || mistyped.to
  return (
    `<details class="list-tools-filter"${isWrong ? ' open' : ''}><summary>${escapeHtml(say('Filter'))}</summary>` +
    `<form method="get" action="${escapeHtml(path)}#list-tools">` +
    kept(head) +
    priceFields(head, offer) +
    offer.options.map((option) => optionFields(option, choice)).join('') +
    (offer.isCounted
      ? `<p>${checkbox({ name: 'in-stock', value: 'yes', text: say('In stock only'), isOn: choice.inStock })}</p>`
      : '') +
    `<p><button type="submit">${escapeHtml(say('Show products'))}</button></p></form></details>`
  )
}

function hasFilters({ options, prices, isCounted }: ListOffer): boolean {
  return options.length > 0 || isCounted || isSpread(prices)
}

/** A limit tells nothing apart where all cost the same. */
function isSpread(prices: ListOffer['prices']): prices is NonNullable<ListOffer['prices']> {
  return prices !== null && prices.from < prices.to
}

/** What the form does not ask and its address goes on to say. */
function kept({ filter, listing }: Head): string {
  const { sort } = listing.choice
  return Object.entries({ category: filter.category, tag: filter.tag, sort: sort ?? '' })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
}

function optionFields({ name, values }: OptionValues, { options }: ListChoice): string {
  const boxes = values.map((value) =>
    checkbox({
      name: `option.${name}`,
      value,
      text: value,
      isOn: options.some((one) => one.name === name && one.value === value),
    }),
  )
  return `<fieldset><legend><bdi>${escapeHtml(name)}</bdi></legend>${boxes.join('')}</fieldset>`
}

type Box = {
  readonly name: string
  readonly value: string
  readonly text: string
  readonly isOn: boolean
}

function checkbox({ name, value, text, isOn }: Box): string {
  return (
    `<label><input type="checkbox" name="${escapeHtml(name)}" value="${escapeHtml(value)}"` +
    `${isOn ? ' checked' : ''}> <bdi>${escapeHtml(text)}</bdi></label>`
  )
}

function priceFields(head: Head, { prices }: ListOffer): string {
  if (!isSpread(prices)) return ''
  const { listing, say, money } = head
  const { choice, mistyped } = listing
  const { from, to } = prices
  const range = say('{from} to {to}', { from: money(from), to: money(to) })
  const isWrong = mistyped.from || mistyped.to
  const field = (name: string, words: string, typed: string, wrong: boolean) =>
    `<label><span>${escapeHtml(words)}</span> <input name="${name}" inputmode="decimal" maxlength="20" size="8"` +
    ` autocomplete="off" value="${escapeHtml(typed)}" aria-describedby="list-tools-price"` +
    `${wrong ? ' aria-invalid="true"' : ''}></label>`
  const note = isWrong
    ? `<p class="list-tools-wrong" id="list-tools-price">${escapeHtml(say('Please enter an amount such as {amount}.', { amount: listing.amountExample }))}</p>`
    : `<p class="list-tools-range" id="list-tools-price">${escapeHtml(range)}</p>`
  return (
    `<fieldset class="list-tools-price"><legend>${escapeHtml(say('Price'))}</legend>` +
    field('price-from', say('At least'), choice.priceFrom, mistyped.from) +
    field('price-to', say('At most'), choice.priceTo, mistyped.to) +
    `${note}</fieldset>`
  )
}

const mostChips = 12

/** How many products fit, with each filter as a link that takes it away. */
function chosen(head: Head): string {
  const { listing, say } = head
  const { choice, count, mistyped } = listing
  const found = count ?? 0
  const words =
    found === 0
      ? say('No product fits what you chose.')
      : say('Products: {count}', { count: found })
  const ways = [
    ...choice.options.map((option) => [option.value, withoutOption(choice, option)] as const),
    ...(choice.priceFrom === '' || mistyped.from
      ? []
      : [[`${say('At least')} ${choice.priceFrom}`, { ...choice, priceFrom: '' }] as const]),
    ...(choice.priceTo === '' || mistyped.to
      ? []
      : [[`${say('At most')} ${choice.priceTo}`, { ...choice, priceTo: '' }] as const]),
    ...(choice.inStock ? [[say('In stock only'), { ...choice, inStock: false }] as const] : []),
  ]
    // each names all others: many of them would make a page of their own
    .slice(0, mostChips)
    .map(([text, without]) => chip(head, text, without))
  const all = `<a href="${addressOf(head, withoutFilters(choice))}" rel="nofollow">${escapeHtml(say('Show all'))}</a>`
  return (
    `<div class="list-tools-chosen"><p role="status">${escapeHtml(words)}</p>` +
    `<ul>${ways.join('')}<li>${all}</li></ul></div>`
  )
}

function chip(head: Head, text: string, without: ListChoice): string {
  const label = escapeHtml(head.say('Without {filter}', { filter: text }))
  return (
    `<li><a class="list-tools-chip" href="${addressOf(head, without)}" rel="nofollow" aria-label="${label}">` +
    `<bdi>${escapeHtml(text)}</bdi> <span aria-hidden="true">×</span></a></li>`
  )
}
