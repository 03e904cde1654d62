import { readTypedAmount, type AmountStyle } from '../../ground/money/typed-amount.ts'
import { withoutRepeats } from '../../ground/documents/item-words.ts'
import { maxWordsOfItem } from '../../site/content/item-fields.ts'
import { termLimits } from '../../site/content/term-word.ts'
import { slugOf } from '../../site/collections/url-id.ts'
import { mostDeliveryDays } from '../../site/sites/delivery-days.ts'
import { taxClasses, type TaxClass } from '../../site/sites/tax-settings.ts'
import { mostInStock } from '../../site/stock/change-stock.ts'
import { unguardedCell } from '../../ground/files/write-csv.ts'
import { fieldOfColumn } from './csv-columns.ts'
import { forEver, mostAccessMonths } from './access-months.ts'
import { readFilePlans, soldInFile, type ReadSale } from './file-plans.ts'
import type { ImportProblem, ImportProblemCode } from './import-messages.ts'
import { noWithdrawalReasons, type NoWithdrawal } from './no-withdrawal.ts'
import { maxSkuLength } from './own-skus.ts'
import { productKinds } from './product-kinds.ts'
import { isKeptName, optionLimits } from './product-options.ts'
import type { ProductType } from './product.ts'
import { contentUnits, type ContentUnit } from './unit-price.ts'
import { measureNames, mostMeasure, type Measures } from './variant-measures.ts'

/** How the figures of a file are read. */
export type ImportStyle = {
  readonly amounts: AmountStyle
  /** Grams in a unit of weight of the site. */
  readonly gramsPerUnit: number
}

/** A variant as a row has it; what the row is silent about is absent. */
export type ReadVariant = {
  readonly row: number
  readonly sku: string
  /** The values of the options, in the order of their names; empty where the row has none. */
  readonly values: readonly string[]
  readonly priceCents?: number
  readonly salePriceCents?: number
  readonly onSale?: boolean
  /** Null: it is not counted. */
  readonly stock?: number | null
  readonly measures: Measures
}

/** A product as the rows of a file have it. */
export type ReadProduct = {
  readonly row: number
  /** Its address; empty where the file gives none. */
  readonly urlId: string
  readonly title?: string
  readonly visibility?: 'live' | 'draft'
  readonly excerpt?: string
  readonly details?: string
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly productType?: ProductType
  readonly contentUnit?: ContentUnit
  /** `taxed`: in whatever class it is. */
  readonly taxClass?: TaxClass | 'taxed'
  readonly extraDays?: number
  readonly noWithdrawal?: NoWithdrawal
  readonly sale: ReadSale
  /** 0: for ever. */
  readonly accessMonths?: number
  readonly optionNames: readonly string[]
  readonly variants: readonly ReadVariant[]
  readonly problems: readonly ImportProblem[]
}

export type ReadFile = {
  readonly products: readonly ReadProduct[]
  /** Columns that mean nothing here. */
  readonly unread: readonly string[]
  readonly hasNames: boolean
}

/** A row by the fields of its columns, each with the name of its column. */
class Row {
  readonly row: number
  private readonly cells: ReadonlyMap<string, { readonly text: string; readonly column: string }>
  readonly problems: ImportProblem[] = []

  constructor(row: number, fields: readonly Column[], cells: readonly string[]) {
    this.row = row
    const named = new Map<string, { text: string; column: string }>()
    for (const { field, column, place } of fields) {
      const text = unguardedCell((cells[place] ?? '').trim())
      // of two columns that mean one thing the later one stands in for an empty one
      if (named.get(field)?.text) continue
      named.set(field, { text, column })
    }
    this.cells = named
  }

  text(field: string): string {
    return this.cells.get(field)?.text ?? ''
  }

  wrong(field: string, code: ImportProblemCode): undefined {
    this.problems.push({ row: this.row, column: this.cells.get(field)?.column ?? '', code })
    return undefined
  }

  isEmpty(): boolean {
    return [...this.cells.values()].every(({ text }) => text === '')
  }
}

type Column = { readonly field: string; readonly column: string; readonly place: number }

/**
 * Reads the rows of a file: those of one address are a product, and of a file without addresses those
 * from one name to the next.
 * @param rows the first has the names of the columns
 */
export function readImport(rows: readonly (readonly string[])[], style: ImportStyle): ReadFile {
  const [head = [], ...others] = rows
  const columns = head.map((column, place) => ({ column, place, field: fieldOfColumn(column) }))
  const known = columns.flatMap(({ field, ...rest }) =>
    field === undefined ? [] : [{ ...rest, field }],
  )
  const groups = new Map<string, Row[]>()
  let last = ''
  for (const [at, cells] of others.entries()) {
    const row = new Row(at + 2, known, cells)
    if (row.isEmpty()) continue
    const handle = row.text('handle')
    if (handle !== '') last = `address ${slugOf(handle, 'item')}`
    else if (row.text('title') !== '' || last === '') last = `row ${row.row}`
    const group = groups.get(last)
    if (group === undefined) groups.set(last, [row])
    else group.push(row)
  }
  return {
    products: [...groups.values()].map((group) => readProduct(group, style)),
    unread: columns.flatMap(({ field, column }) => (field === undefined && column ? [column] : [])),
    hasNames: known.some(({ field }) => field === 'title'),
  }
}

/** A product of a file as it is without what the file says of stock. */
export function withoutStock(product: ReadProduct): ReadProduct {
  const variants = product.variants.map(({ stock: _stock, ...others }) => others)
  return { ...product, variants }
}

function readProduct(rows: readonly Row[], style: ImportStyle): ReadProduct {
  const [first] = rows
  const rowWith = (field: string): Row | undefined => rows.find((row) => row.text(field) !== '')
  const words = (field: 'tags' | 'categories'): readonly string[] | undefined =>
    readWords(rowWith(field), field)
  const names = readOptionNames(rows)
  const read: ReadonlyMap<Row, ReadVariant> = new Map(
    rows
      // a row may hold no more than another picture
      .filter((row) => isVariant(row, names.length) || rows.length === 1)
      .map((row) => [row, readVariant(row, names.length, style)]),
  )
  const [title, visibility] = [
    readText(rowWith('title'), 'title', 200),
    readState(rowWith('state')),
  ]
  const [excerpt, details] = ['excerpt', 'details'].map((field) =>
    readText(rowWith(field), field, 50_000),
  )
  const [categories, tags] = [words('categories'), words('tags')]
  const productType = readKind(rowWith('kind'))
  const contentUnit = readContentUnit(rowWith('contentUnit'))
  const taxClass = readTaxClass(rows)
  const extraDays = readExtraDays(rowWith('extraDays'))
  const noWithdrawal = readNoWithdrawal(rowWith('noWithdrawal'))
  const sale = { ...readSold(rowWith('sold')), ...readPlans(rowWith('plans')) }
  const accessMonths = readMonths(rowWith('months'))
  const handle = first?.text('handle') ?? ''
  return {
    row: first?.row ?? 0,
    urlId: handle === '' ? '' : slugOf(handle, 'item'),
    ...(title !== undefined && { title }),
    ...(visibility !== undefined && { visibility }),
    ...(excerpt !== undefined && { excerpt }),
    ...(details !== undefined && { details }),
    ...(categories !== undefined && { categories }),
    ...(tags !== undefined && { tags }),
    ...(productType !== undefined && { productType }),
    ...(contentUnit !== undefined && { contentUnit }),
    ...(taxClass !== undefined && { taxClass }),
    ...(extraDays !== undefined && { extraDays }),
    ...(noWithdrawal !== undefined && { noWithdrawal }),
    sale,
    ...(accessMonths !== undefined && { accessMonths }),
    optionNames: names,
    variants: [...read.values()],
    // last, as reading is what finds them
    problems: rows.flatMap((row) => row.problems),
  }
}

function isVariant(row: Row, options: number): boolean {
  const fields = ['sku', 'price', 'salePrice', 'stock', 'onSale', ...measureNames]
  const values = Array.from({ length: options }, (_, at) => `value${at + 1}`)
  return [...fields, ...values].some((field) => row.text(field) !== '')
}

/** The name of what is no choice in files of other shops, and its only value. */
const noOption = { name: 'title', value: 'default title' }

function readOptionNames(rows: readonly Row[]): readonly string[] {
  const names: string[] = []
  for (let at = 1; at <= optionLimits.options; at++) {
    const row = rows.find((one) => one.text(`name${at}`) !== '')
    const name = row?.text(`name${at}`) ?? ''
    if (row === undefined) break
    const value = row.text(`value${at}`).toLowerCase()
    if (at === 1 && name.toLowerCase() === noOption.name && value === noOption.value) break
    if (name.length > 100) row.wrong(`name${at}`, 'option-too-long')
    if (isKeptName(name) || names.some((one) => one.toLowerCase() === name.toLowerCase())) {
      row.wrong(`name${at}`, 'option-name-not-free')
    }
    names.push(name)
  }
  return names
}

function readVariant(row: Row, options: number, style: ImportStyle): ReadVariant {
  const sku = row.text('sku')
  if (sku.length > maxSkuLength) row.wrong('sku', 'sku-too-long')
  const values = Array.from({ length: options }, (_, at) => {
    const value = row.text(`value${at + 1}`)
    if (value === '') row.wrong(`value${at + 1}`, 'option-without-value')
    if (value.length > 200) row.wrong(`value${at + 1}`, 'option-too-long')
    return value
  })
  const stock = readStock(row)
  return {
    row: row.row,
    sku,
    values,
    ...readPrices(row, style),
    ...(stock !== undefined && { stock }),
    measures: readMeasures(row, style),
  }
}

function readPrices(row: Row, { amounts }: ImportStyle) {
  const amount = (field: string): number | undefined => {
    const text = row.text(field)
    if (text === '') return undefined
    return readTypedAmount(text, amounts) ?? row.wrong(field, 'not-an-amount')
  }
  const [price, sale, compareAt] = [amount('price'), amount('salePrice'), amount('compareAt')]
  // files of other shops have what is paid first, and beside it what is struck through
  if (price !== undefined && compareAt !== undefined && compareAt > price) {
    return { priceCents: compareAt, salePriceCents: price, onSale: true }
  }
  const said = row.text('onSale')
  const onSale = said === '' ? (sale === undefined ? undefined : true) : yes.test(said)
  if (onSale === true && price !== undefined && sale !== undefined && sale >= price) {
    row.wrong('salePrice', 'sale-not-below')
  }
  return {
    ...(price !== undefined && { priceCents: price }),
    ...(sale !== undefined && { salePriceCents: sale }),
    ...(onSale !== undefined && { onSale }),
  }
}

const yes = /^(?:1|x|y|yes|true|on)$/i

function readStock(row: Row): number | null | undefined {
  const text = row.text('stock')
  if (text === '') return undefined
  if (text.toLowerCase() === 'unlimited') return null
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Infinity
  return count <= mostInStock ? count : row.wrong('stock', 'not-a-count')
}

function readMeasures(row: Row, { amounts, gramsPerUnit }: ImportStyle): Measures {
  const number = (field: string, per: number): number | undefined => {
    const text = row.text(field)
    if (text === '') return undefined
    const thousandths = readTypedAmount(text, { ...amounts, signs: [], fractionDigits: 3 })
    const value = (thousandths ?? Infinity) / 1000 / per
    return value <= mostMeasure
      ? Math.round(value * 1000) / 1000
      : row.wrong(field, 'not-a-measure')
  }
  const weight = number('weight', 1) ?? number('grams', gramsPerUnit)
  const [len, width, height] = [number('len', 1), number('width', 1), number('height', 1)]
  const given = Object.entries({ weight, len, width, height, content: number('content', 1) })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function readText(row: Row | undefined, field: string, most: number): string | undefined {
  const text = row?.text(field)
  if (row === undefined || text === undefined) return undefined
  if (text.length <= most) return text
  return row.wrong(field, field === 'title' ? 'name-too-long' : 'text-too-long')
}

const states: Readonly<Record<string, 'live' | 'draft' | null>> = {
  published: 'live',
  live: 'live',
  active: 'live',
  true: 'live',
  yes: 'live',
  draft: 'draft',
  archived: 'draft',
  false: 'draft',
  no: 'draft',
  // one that waits for its time goes on waiting
  scheduled: null,
}

function readState(row: Row | undefined): 'live' | 'draft' | undefined {
  if (row === undefined) return undefined
  const word = row.text('state').toLowerCase()
  if (!Object.hasOwn(states, word)) return row.wrong('state', 'state-unknown')
  return states[word] ?? undefined
}

function readKind(row: Row | undefined): ProductType | undefined {
  if (row === undefined) return undefined
  const word = row.text('kind').toLowerCase()
  return productKinds.find(({ name }) => name === word)?.type ?? row.wrong('kind', 'kind-unknown')
}

function readContentUnit(row: Row | undefined): ContentUnit | undefined {
  if (row === undefined) return undefined
  const word = row.text('contentUnit').toLowerCase().replace('²', '2')
  return contentUnits.find((unit) => unit === word) ?? row.wrong('contentUnit', 'unit-unknown')
}

/** By its class, or as other shops say of each variant whether it is taxed at all. */
function readTaxClass(rows: readonly Row[]): ReadProduct['taxClass'] {
  const row = rows.find((one) => one.text('taxClass') !== '')
  if (row !== undefined) {
    const word = row.text('taxClass').toLowerCase()
    return taxClasses.find((one) => one === word) ?? row.wrong('taxClass', 'tax-unknown')
  }
  const said = rows.filter((one) => one.text('taxable') !== '')
  const [first] = said
  if (first === undefined) return undefined
  const isTaxed = yes.test(first.text('taxable'))
  const other = said.find((one) => yes.test(one.text('taxable')) !== isTaxed)
  if (other !== undefined) return other.wrong('taxable', 'tax-differs')
  return isTaxed ? 'taxed' : 'none'
}

function readExtraDays(row: Row | undefined): number | undefined {
  if (row === undefined) return undefined
  const text = row.text('extraDays')
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Infinity
  return days <= mostDeliveryDays ? days : row.wrong('extraDays', 'not-days')
}

function readNoWithdrawal(row: Row | undefined): NoWithdrawal | undefined {
  if (row === undefined) return undefined
  const word = row.text('noWithdrawal').toLowerCase()
  const known = noWithdrawalReasons.find((reason) => reason === word)
  return known ?? row.wrong('noWithdrawal', 'withdrawal-unknown')
}

function readSold(row: Row | undefined): ReadSale {
  if (row === undefined) return {}
  const sold = soldInFile.find((one) => one === row.text('sold').toLowerCase())
  if (sold !== undefined) return { sold }
  row.wrong('sold', 'sold-unknown')
  return {}
}

function readPlans(row: Row | undefined): ReadSale {
  if (row === undefined) return {}
  const plans = readFilePlans(row.text('plans'))
  if (typeof plans !== 'string') return { plans }
  row.wrong('plans', plans)
  return {}
}

function readMonths(row: Row | undefined): number | undefined {
  if (row === undefined) return undefined
  const text = row.text('months').toLowerCase()
  if (text === forEver) return 0
  const months = /^\d{1,3}$/.test(text) ? Number(text) : Infinity
  return months <= mostAccessMonths ? months : row.wrong('months', 'not-months')
}

function readWords(row: Row | undefined, field: 'tags' | 'categories') {
  if (row === undefined) return undefined
  const words = withoutRepeats(
    row
      .text(field)
      .split(',')
      .flatMap((word) => word.trim() || []),
  )
  const most = field === 'tags' ? termLimits.tag : termLimits.category
  if (words.some((word) => word.length > most)) return row.wrong(field, 'word-too-long')
  return words.length > maxWordsOfItem ? row.wrong(field, 'too-many-words') : words
}
