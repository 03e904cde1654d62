import { newOrderWords } from '@vitrine/rules/shop/orders/new-order-words.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { MailToKeep } from '../../ground/mails/keep-mail.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import htmlMarkup from './new-order-mail.block?raw'
import textMarkup from './new-order-mail-text.block?raw'
import { writeOrderMail, type OrderOfMail } from './order-mail-parts.ts'

/** The mails that tell the owner of an order. @param address of the order in the editor */
export function newOrderMails(
  templates: TemplateLanguage,
  order: OrderOfMail,
  address: string,
): readonly Omit<MailToKeep, 'orderId'>[] {
  const { settings } = order.loaded
  const addressees = addresseesOf(settings, 'newOrder')
  if (addressees.length === 0) return []
  const { language, words } = newOrderWords(settings.language)
  const heading = words.heading(String(order.orderNumber))
  const { firstName, lastName, email } = order.entries
  const subject = `${heading} – ${settings.title}`
  const texts = writeOrderMail(templates, order, {
    name: 'new-order-mail',
    html: htmlMarkup,
    text: textMarkup,
    language,
    title: subject,
    words,
    fields: (write) => ({
      heading: write(heading),
      customer: write(`${firstName} ${lastName}`.trim()),
      email: write(email),
      address,
    }),
  })
  return addressees.map((to) => ({ kind: 'new-order', to, subject, ...texts }))
}
