import { escapeAttribute, escapeHtml } from '@vitrine/template-language/formatters/text.ts'
import type { Reference } from '@vitrine/template-language/instructions.ts'
import { splitReference } from '@vitrine/template-language/parse-tag.ts'
import { unescapeHtml } from '../../ground/words/escape-html.ts'
import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asString, child, emission, isTruthy } from '@vitrine/template-language/values.ts'
import { fillMessage, localizedText } from '../../site/i18n/localized-text.ts'
import { nameFrom } from '../../site/templates/name-from.ts'
import {
  contentOf,
  isProductOnSale,
  isProductSoldOut,
  productTypeOf,
  totalStockOf,
  type ProductInContext,
} from './product-in-context.ts'
import { buttonText, purchaseChoice, purchaseFields } from './purchase-choice.ts'
import { offersQuantity } from './availability.ts'
import { ProductType } from './product.ts'
import { variantsSelect } from './variants-select.ts'

/** The mark of a sold-out product, else of one on sale; the first takes precedence (spec §4). */
const productStatus: Formatter = () => (values, scope) => {
  const [item] = values
  if (isProductSoldOut(item)) {
    const own = asString(child(merchandisingOf(item, scope), 'customSoldOutText'))
    const text = own === '' ? (localizedText(scope, 'productSoldOutText') ?? 'sold out') : own
    return `<div class="product-mark sold-out">${escapeHtml(text)}</div>`
  }
  if (!isProductOnSale(item)) return undefined
  const text = localizedText(scope, 'productSaleText') ?? 'sale'
  return `<div class="product-mark sale">${text}</div>`
}

export function merchandisingOf(item: ProductInContext, scope: Scope): unknown {
  const id = asString(child(item, 'id'))
  return child(scope.resolve(['productMerchandisingContext']), id)
}

const quickView: Formatter = (args) => {
  const [group] = args
  const path = group === undefined || group === '' ? undefined : splitReference(group)
  return ([item], scope) => {
    const found = path === undefined ? undefined : scope.resolve(path)
    const text = localizedText(scope, 'productQuickViewText') ?? 'Quick View'
    const id = asString(child(item, 'id'))
    return (
      `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}"` +
      ` data-group="${escapeAttribute(found === undefined || found === null ? (group ?? '') : asString(found))}">${text}</span>`
    )
  }
}

/** The number field of a product that more than one can be bought of (spec §5). */
const quantityInput: Formatter = () => (values, scope) => {
  const [item] = values
  if (!takesQuantity(item, scope)) return undefined
  const label = localizedText(scope, 'productQuantityInputLabel') ?? 'Quantity'
  return (
    `\n\n\n<div class="product-quantity-input" data-item-id="${emission(nameFrom(item, ['id'], scope))}" data-animation-role="content">\n` +
    `  <div class="quantity-label">${label}:</div>\n` +
    `  <input aria-label="${escapeAttribute(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>`
  )
}

const multipleServices: Reference = [
  'websiteSettings',
  'storeSettings',
  'multipleQuantityAllowedForServices',
]

function takesQuantity(item: ProductInContext, scope: Scope): boolean {
  const setting = scope.resolve(multipleServices)
  return offersQuantity(
    {
      productType: productTypeOf(item),
      isSubscribable: isTruthy(child(contentOf(item), 'isSubscribable')),
      totalStock: totalStockOf(item),
    },
    { multipleQuantityAllowedForServices: setting === undefined || isTruthy(setting) },
  )
}

/** Instead of the button where there is nothing to sell (`isForSale`); undefined: it is offered. */
function notForSale(item: ProductInContext, scope: Scope): string | undefined {
  if (child(contentOf(item), 'isForSale') !== false) return undefined
  const isMembership = productTypeOf(item) === ProductType.paywall
  const key = isMembership ? 'membershipNotForSaleText' : 'downloadNotForSaleText'
  const text = localizedText(scope, key) ?? ''
  return `<p class="product-not-for-sale">${escapeHtml(text)}</p>`
}

/** The button that puts the product into the cart, after the ways to buy it where there are several. */
const addToCartButton: Formatter = () => {
  const [ways, button] = [wayOfButton([]), plainButton([])]
  return (values, scope) => {
    const [item] = values
    const instead = notForSale(item, scope)
    if (instead !== undefined) return instead
    return asString(ways(values, scope)) + asString(button(values, scope))
  }
}

/** The button alone, with what the script needs to know about the product. */
const plainButton: Formatter = () => (values, scope) => {
  const [item] = values
  const instead = notForSale(item, scope)
  if (instead !== undefined) return instead
  const content = nameFrom(item, ['structuredContent'], scope)
  const own = (name: string) => emission(nameFrom(item, [name], scope))
  // HTML in the page context, as options are; what a template gives may be plain
  const text = escapeAttribute(unescapeHtml(buttonText(content, scope)))
  const form = child(content, 'additionalFieldsForm')
  const hasForm = isTruthy(child(content, 'additionalFieldsFormId')) && isTruthy(form)
  const formJson = hasForm ? `data-form="${escapeAttribute(JSON.stringify(form))}"` : ''
  const subscription = isTruthy(child(content, 'isSubscribable'))
    ? ` data-is-subscription="${escapeAttribute(emission(child(content, 'isSubscribable')))}"`
    : ''
  const attributes =
    `role="button" tabindex="0" data-dynamic-strings data-collection-id="${own('collectionId')}"` +
    ` data-item-id="${own('id')}" data-product-type="${emission(child(content, 'productType'))}"` +
    ` data-use-custom-label="${emission(child(content, 'useCustomAddButtonText'))}"${subscription}` +
    ` data-original-label="${text}" ${formJson}${subscriptionOption(content)}`
  return (
    `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    `  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${formJson === '' ? '' : 'use-form'}" ${attributes}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${text}</div>\n  </div>\n</div>`
  )
}

function subscriptionOption(content: unknown): string {
  const options = child(content, 'productSubscriptionOptions')
  if (!isTruthy(child(content, 'isSubscribable')) || !isTruthy(options)) return ''
  const id = emission(child(child(options, 0), 'id'))
  return `data-subscription-option-id="${escapeAttribute(id)}"`
}

/** The ways to buy it, beside a button: products on one page have groups of their own. */
const wayOfButton: Formatter = () => (values, scope) => {
  const [item] = values
  return purchaseFields(item, scope, `plan-${asString(child(item, 'id'))}`)
}

/** Everything needed to buy: the variant selectors, the ways to buy it, the quantity and the button. */
const productCheckout: Formatter = () => {
  const parts = [variantsSelect([]), wayOfButton([]), quantityInput([]), plainButton([])]
  return (values, scope) => {
    const instead = notForSale(values[0], scope)
    if (instead !== undefined) return instead
    // joined as an array, the variants would be copied once more at each page
    let text = ''
    for (const part of parts) text += asString(part(values, scope))
    return text
  }
}

/** How few are left: of the product, or per variant and hidden until that one is chosen. */
const productScarcity: Formatter = () => (values, scope) => {
  const [item] = values
  const context = merchandisingOf(item, scope)
  if (!isTruthy(child(context, 'scarcityEnabled'))) return item
  const views = child(context, 'scarcityTemplateViews')
  if (!Array.isArray(views)) return ''
  const message = asString(child(context, 'scarcityText'))
  return views.map((view) => scarcityMark(view, message, scope)).join('')
}

function scarcityMark(view: unknown, message: string, scope: Scope): string {
  const attributes = child(view, 'attributes')
  const qtyInStock = asString(child(view, 'qtyInStock'))
  const text = escapeHtml(fillMessage(scope, message, { qtyInStock }))
  const data = isTruthy(attributes)
    ? ` data-variant-attributes="${escapeAttribute(JSON.stringify(attributes))}" hidden`
    : ''
  return `\n  <div class="product-scarcity"${data}>\n    ${text}\n  </div>\n`
}

/** What tells variants apart, such as `M / Moss`. */
const variantDescriptor: Formatter = () => (values) => {
  const options = child(values[0], 'optionValues')
  if (!Array.isArray(options)) return ''
  let text = ''
  for (let place = 0; place < options.length; place++) {
    text += (place === 0 ? '' : ' / ') + asString(child(options[place], 'value'))
  }
  return text
}

export const productFormatters: FormatterTable = {
  'add-to-cart-btn': addToCartButton,
  'product-checkout': productCheckout,
  'product-purchase': purchaseChoice,
  'product-quick-view': quickView,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'variant-descriptor': variantDescriptor,
  'variants-select': variantsSelect,
}
