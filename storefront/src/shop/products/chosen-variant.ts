type PrintedMoney = { readonly value: string; readonly currency: string }

/** A picture of a variant, with the words for who does not see it. */
export type PrintedPicture = {
  readonly id?: string
  readonly assetUrl?: string
  readonly altText?: string
}

/** What it costs by one of its product's plans. */
type PrintedPrices = Pick<
  PrintedVariant,
  'onSale' | 'price' | 'salePrice' | 'priceMoney' | 'unitPrice' | 'unitPricePer'
>

/** One variant as `variants-select` prints it into `data-variants`. */
export type PrintedVariant = {
  readonly id?: string
  readonly sku?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly mainImageId?: string
  readonly mainImage?: PrintedPicture
  readonly onSale?: boolean
  readonly unlimited?: boolean
  readonly qtyInStock?: number
  /** Minor units. */
  readonly price?: number
  readonly salePrice?: number
  readonly priceMoney?: PrintedMoney
  /** Of a unit, in minor units, where the contents are known; of which one. */
  readonly unitPrice?: number
  readonly unitPricePer?: string
  readonly pricingOptions?: readonly PrintedPrices[]
}

/** The selectors of one product on the page, and what is chosen in them. */
export type VariantChoice = {
  readonly root: HTMLElement
  readonly variants: readonly PrintedVariant[]
  /** Option name to value; an option that is not chosen yet is absent. */
  readonly chosen: Readonly<Record<string, string>>
  readonly optionNames: readonly string[]
}

/** Finds the selectors that belong to a product's button: near it, else anywhere on the page. */
export function findVariantChoice(button: Element, itemId: string): VariantChoice | undefined {
  const selector = `.product-variants[data-item-id="${CSS.escape(itemId)}"]`
  const near = button.closest('article,form,.product,.sqs-product') ?? document
  const root =
    near.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector)
  return root === null ? undefined : readVariantChoice(root)
}

export function readVariantChoice(root: HTMLElement): VariantChoice {
  const selects = [...root.querySelectorAll<HTMLSelectElement>('select[data-variant-option-name]')]
  const chosen: Record<string, string> = {}
  for (const select of selects) {
    const name = select.dataset['variantOptionName'] ?? ''
    if (select.value !== '') chosen[name] = select.value
  }
  return {
    root,
    chosen,
    variants: readVariants(root),
    optionNames: selects.map((select) => select.dataset['variantOptionName'] ?? ''),
  }
}

const parsedVariants = new WeakMap<HTMLElement, readonly PrintedVariant[]>()

function readVariants(root: HTMLElement): readonly PrintedVariant[] {
  const known = parsedVariants.get(root)
  if (known !== undefined) return known
  let variants: readonly PrintedVariant[] = []
  try {
    const value: unknown = JSON.parse(root.dataset['variants'] ?? '[]')
    if (Array.isArray(value)) variants = value as PrintedVariant[]
  } catch {
    // an owner's template may print anything here; then there is nothing to choose
  }
  parsedVariants.set(root, variants)
  return variants
}

/** The one variant that all chosen values belong to; undefined until every option is chosen. */
export function findChosenVariant(choice: VariantChoice): PrintedVariant | undefined {
  if (choice.optionNames.some((name) => choice.chosen[name] === undefined)) return undefined
  return choice.variants.find((variant) =>
    choice.optionNames.every((name) => variant.attributes?.[name] === choice.chosen[name]),
  )
}

export function isInStock({ unlimited, qtyInStock }: PrintedVariant): boolean {
  return unlimited === true || (qtyInStock ?? 0) > 0
}

/** What it costs now, in minor units. */
export function purchaseCents(variant: PrintedVariant | undefined): number | undefined {
  return variant?.onSale === true ? variant.salePrice : variant?.price
}
