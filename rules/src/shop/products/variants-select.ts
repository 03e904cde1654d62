import { escapeAttribute, escapeHtml } from '@vitrine/template-language/formatters/text.ts'
import type { Formatter, Scope } from '@vitrine/template-language/scope.ts'
import { asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'
import { unescapeHtml } from '../../ground/words/escape-html.ts'
import { contentOf, hasVariants, productTypeOf, variantsOf } from './product-in-context.ts'
import type { ProductInContext } from './product-in-context.ts'
import { ProductType } from './product.ts'

/** An option with the markup of its values, which is the same wherever its product is shown. */
type Option = {
  readonly name: string
  /** The name as an attribute has it. */
  readonly key: string
  readonly choices: string
  readonly buttons: string
}

/**
 * A selector per option of a product that has a choice, as a list and as buttons. Names and values
 * are HTML in the page context; here they become attributes, which hold them as they were typed, so
 * that what is sent and compared is what the catalogue knows.
 */
export const variantsSelect: Formatter = () => (values, scope) => {
  const [item] = values
  const options = optionsOf(item)
  if (!hasVariants(item) || options.length === 0) return undefined
  const json = variantsAttribute(variantsOf(item))
  const isGiftCard = productTypeOf(item) === ProductType.giftCard
  const selectors = options.map((option) => optionMarkup(option, isGiftCard, scope)).join('')
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${asString(child(item, 'id'))}"` +
    ` data-variants=${json}${subscriptionData(item)} data-animation-role="content">\n${selectors}  </div>\n`
  )
}

const knownAttributes = new WeakMap<object, string>()

/** Values of templates never change, so that the longest text of a product page is made once. */
function variantsAttribute(variants: readonly unknown[]): string {
  const known = knownAttributes.get(variants)
  if (known !== undefined) return known
  const made = quoted(`[${withPicturesOnce(variants).map(elementJson).join(',')}]`)
  knownAttributes.set(variants, made)
  return made
}

/** From so many letters on, references for each of its quotes would be a third of the text. */
const longText = 20_000

/** JSON as the value of an attribute with its quotes: single ones around what is long. */
function quoted(json: string): string {
  if (json.length < longText) return `"${escapeAttribute(json)}"`
  return `'${escapeHtml(json).replaceAll("'", '&#39;')}'`
}

/**
 * A picture that several variants share stands in the first of them; the others name it by
 * `mainImageId`. Only one and the same value is shared: equal ones of a template's own data are not.
 */
function withPicturesOnce(variants: readonly unknown[]): readonly unknown[] {
  const written = new Set<unknown>()
  return variants.map((variant) => {
    const picture = child(variant, 'mainImage')
    if (!isObject(variant) || !isObject(picture) || !('mainImageId' in variant)) return variant
    if (written.has(picture)) {
      const { mainImage: _written, ...rest } = variant as Readonly<Record<string, unknown>>
      return rest
    }
    written.add(picture)
    return variant
  })
}

/** As it stands in an array. */
function elementJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null'
  return json.includes('&') ? JSON.stringify(asTyped(value)) : json
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function asTyped(value: unknown): unknown {
  if (typeof value === 'string') return unescapeHtml(value)
  if (Array.isArray(value)) return value.map(asTyped)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, element]) => [unescapeHtml(key), asTyped(element)]),
  )
}

function subscriptionData(item: ProductInContext): string {
  if (!isTruthy(child(contentOf(item), 'isSubscribable'))) return ''
  const plan = JSON.stringify(child(contentOf(item), 'subscriptionPlan')) ?? ''
  return ` data-is-subscribable="true" data-subscription-plan="${escapeAttribute(plan)}"`
}

type KnownOptions = { readonly ordering: readonly unknown[]; readonly options: readonly Option[] }

const knownOptions = new WeakMap<object, KnownOptions>()

/** The options in the owner's order, each with its distinct values. */
function optionsOf(item: ProductInContext): readonly Option[] {
  const ordering = child(contentOf(item), 'variantOptionOrdering')
  if (!Array.isArray(ordering)) return []
  const variants = variantsOf(item)
  const known = knownOptions.get(variants)
  if (known?.ordering === ordering) return known.options
  const options = ordering.map((name) => optionOf(asString(name), variants))
  knownOptions.set(variants, { ordering, options })
  return options
}

function optionOf(name: string, variants: readonly unknown[]): Option {
  const all = variants.map((variant) => asString(child(child(variant, 'attributes'), name)))
  const known = [...new Set(all)].filter((value) => value !== '')
  const values = known.map((value) => escapeAttribute(unescapeHtml(value)))
  const key = escapeAttribute(unescapeHtml(name))
  return {
    name: unescapeHtml(name),
    key,
    choices: values.map((value) => `<option value="${value}">${value}</option>`).join(''),
    buttons: values.map((value) => buttonMarkup(key, value)).join(''),
  }
}

function optionMarkup(option: Option, isGiftCard: boolean, scope: Scope): string {
  const { name, key, choices, buttons } = option
  const prompt = promptFor(name, isGiftCard, scope)
  const named = isGiftCard ? (localizedText(scope, 'giftCardValueDisplayText') ?? 'Value') : name
  const title = scope.locale === undefined ? '' : named
  return (
    `    <div class="variant-option">\n    <div class="variant-option-title">${escapeAttribute(title)}: </div>\n` +
    `    <div class="variant-select-wrapper">\n` +
    `      <select aria-label="${prompt.replaceAll('"', '&quot;')}" data-variant-option-name="${key}">\n` +
    `        <option value="">${escapeAttribute(prompt)}</option>\n        ${choices}\n      </select>\n    </div>\n` +
    `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${key}">\n${buttons}    </div>\n    </div>\n`
  )
}

function buttonMarkup(key: string, value: string): string {
  const id = `variant-option-${key}-${value}`
  return (
    `      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${key}" id="${id}"/>\n` +
    `      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="${id}">${value}</label>\n`
  )
}

function promptFor(name: string, isGiftCard: boolean, scope: Scope): string {
  const message = isGiftCard
    ? (localizedText(scope, 'giftCardVariantSelectText') ?? 'Select Value')
    : (localizedText(scope, 'productVariantSelectText') ?? 'Select {variantName}')
  return fillMessage(scope, message, { variantName: name })
}
