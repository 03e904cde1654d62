import { answersForShopper } from '@vitrine/rules/site/forms/form-answers.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { FilledWords, MailValues } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailFacts } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'
import { withSubscription, type OrderOfMail } from './order-mails.ts'

/**
 * The mails about a donation: one to whoever gave, and those that tell the owner, wherever a new order
 * is told.
 * @param where its own page, and the order in the editor
 */
export function donationMails(
  templates: TemplateLanguage,
  written: Omit<OrderOfMail, 'downloads'>,
  where: { readonly page: string; readonly inEditor: string },
): readonly AddressedMail[] {
  const { look, now, settings } = written
  const { buyer } = written.order
  const writer = { templates, look, settings, now }
  const values = donationValues(written)
  const mail = writeSiteMail(writer, 'donation-confirmation', {
    values,
    content: (words) => ({
      facts: withSubscription(donationFacts(written, words), written),
      address: where.page,
    }),
  })
  const lines = [`${buyer.firstName} ${buyer.lastName}`.trim(), buyer.email]
  const notice = writeSiteMail(writer, 'new-donation', {
    values,
    content: (words) => ({
      facts: { lines, ...donationFacts(written, words) },
      address: where.inEditor,
    }),
  })
  const addressees = addresseesOf(settings, 'newOrder')
  return [{ mail, to: buyer.email }, ...addressees.map((to) => ({ mail: notice, to }))]
}

type Written = Pick<OrderOfMail, 'order' | 'settings' | 'orderNumber' | 'origin'>

function amountOf({ order, settings }: Pick<Written, 'order' | 'settings'>): string {
  const money = siteMoney({ ...settings, currency: order.currency }, order.locale)
  return money(order.totals.grandTotalCents)
}

function donationValues(written: Written): MailValues {
  const { order, settings, orderNumber, origin } = written
  const { title, contactEmail: email } = settings
  return {
    ...siteValues({ title, origin, email }),
    'donation.amount': amountOf(written),
    'donation.title': order.entries[0]?.title ?? '',
    'donation.number': orderNumber,
    'customer.firstName': order.buyer.firstName,
    'customer.lastName': order.buyer.lastName,
    'customer.email': order.buyer.email,
  }
}

function donationFacts(
  { order, settings }: Pick<Written, 'order' | 'settings'>,
  { testNotice }: FilledWords,
): MailFacts {
  const [line] = order.entries
  const [message] = answersForShopper(line?.additionalFields)
  const detail = amountOf({ order, settings })
  return {
    notice: order.testMode ? testNotice : '',
    ...(message !== undefined && { quote: message.value.split('\n') }),
    entries: [{ title: line?.title ?? '', detail, note: '', address: '' }],
  }
}
