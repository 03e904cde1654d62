import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import htmlMarkup from './order-confirmation.block?raw'
import textMarkup from './order-confirmation-text.block?raw'
import type { MailToKeep } from '../../ground/mails/keep-mail.ts'
import { writeOrderMail, type OrderOfMail } from './order-mail-parts.ts'

/** The mail to the shopper. @param address of the order's own page */
export function orderConfirmation(
  templates: TemplateLanguage,
  order: OrderOfMail,
  address: string,
): Omit<MailToKeep, 'orderId'> {
  const { settings } = order.loaded
  const title = `Order ${order.orderNumber} at ${settings.title}`
  return {
    kind: 'order-confirmation',
    to: order.entries.email,
    subject: title,
    ...writeOrderMail(templates, order, {
      name: 'order-confirmation',
      html: htmlMarkup,
      text: textMarkup,
      language: 'en',
      title,
      words: { subtotal: 'Subtotal', total: 'Total', sendTo: '', free: 'Free' },
      fields: (write) => ({
        shop: write(settings.title),
        firstName: write(order.entries.firstName),
        address,
        contactEmail: write(settings.contactEmail),
      }),
    }),
  }
}
