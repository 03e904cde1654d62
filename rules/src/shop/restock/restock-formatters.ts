import { escapeAttribute, escapeHtml } from '@vitrine/template-language/formatters/text.ts'
import type { Formatter, FormatterTable, Scope } from '@vitrine/template-language/scope.ts'
import { asString, child, isTruthy } from '@vitrine/template-language/values.ts'
import { merchandisingOf } from '../products/product-formatters.ts'

/** The "tell me when it is back" box of each sold-out variant; its form points nowhere. */
const restockNotification: Formatter = () => (values, scope) => {
  const [item] = values
  const context = merchandisingOf(item, scope)
  const views = child(context, 'restockNotificationViews')
  if (!Array.isArray(views)) return leadingLines
  const plain = plainWay(context)
  const id = asString(child(item, 'id'))
  const inner = boxMarkup(context, scope)
  const boxes = views.map((view) => {
    const variant = asString(child(view, 'variantId'))
    const hidden = isTruthy(child(view, 'hiddenByDefault')) ? ' hidden' : ''
    return `\n<div class="product-restock-notification" data-product-id="${id}" data-variant-id="${variant}"${hidden}>\n${inner}</div>\n`
  })
  return leadingLines + boxes.join('') + plain
}

/** The way to a page that needs no script, where the platform names one: the boxes' forms point nowhere. */
function plainWay(context: unknown): string {
  const path = asString(child(context, 'restockPlainPath'))
  if (path === '') return ''
  const text = escapeHtml(asString(child(context, 'restockPlainText')))
  return `<noscript><p class="product-restock-plain"><a href="${escapeAttribute(path)}" rel="nofollow">${text}</a></p></noscript>\n`
}

/** Existing style sheets and scripts do not care, but the output is as it always was. */
const leadingLines = '\n'.repeat(6)

function boxMarkup(context: unknown, scope: Scope): string {
  const messages = child(context, 'restockNotificationMessages')
  const text = (name: string) => asString(child(messages, name))
  const isChecked = isTruthy(child(context, 'mailingListOptInByDefault'))
  const mailingList = isTruthy(child(context, 'mailingListSignUpEnabled'))
    ? `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${isChecked ? ' checked' : ''}>${escapeHtml(text('mailingListDescription'))}</label>`
    : ''
  const captcha = isTruthy(scope.resolve(['website', 'captchaSettings', 'siteKey']))
    ? '  <div class="captcha-container"></div>'
    : ''
  return (
    `  <span class="product-restock-cta">${escapeHtml(text('CTAText'))}</span>\n` +
    `  <form class="product-restock-form" action="#">\n` +
    `    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${escapeAttribute(text('placeholderText'))}">\n` +
    `    <input class="sqs-editable-button" type="submit" value="${escapeAttribute(text('buttonText'))}">\n  </form>\n` +
    `${mailingList}\n${captcha}\n`
  )
}

export const restockFormatters: FormatterTable = {
  'product-restock-notification': restockNotification,
}
