import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { Withdrawer } from '@vitrine/rules/shop/orders/withdrawal-form.ts'
import type { MailFacts } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import { confirmedPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import type { OrderDeed } from './order-events-store.ts'
import { orderToken } from './order-token.ts'
import { orderValues, type CustomerContext } from './tell-customer.ts'
import { writtenTime } from './written-time.ts'

type Told = Withdrawer & { readonly lines: readonly LineQuantity[] }

/**
 * Acknowledges a withdrawal by a mail with its content, day and time to where whoever withdraws has
 * said, and tells the owner; both in its transaction (Directive 2011/83/EU, article 11a, 4).
 */
export async function tellWithdrawal(
  context: CustomerContext,
  site: SiteDatabase,
  order: OrderReply,
  told: Told,
  { now, random }: Pick<OrderDeed, 'now' | 'random'>,
): Promise<void> {
  const { config, templates } = context
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { origin, siteName } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const values = {
    ...orderValues(order, settings, origin),
    'withdrawal.time': writtenTime(now, settings),
    'withdrawal.name': told.name,
    'withdrawal.email': told.email,
  }
  const written = (kind: MailName, address: string) =>
    writeSiteMail({ templates, look: mailLook(dress, origin), settings, now }, kind, {
      values,
      content: (words) => ({ facts: factsOf(order, told, words.testNotice), address }),
    })
  const ofOrder = origin + confirmedPath(orderToken(context, site.siteId, order.id))
  const inEditor = editorAddress(config.editorOrigin, siteName, `orders/${order.id}`)
  const addressees = addresseesOf(settings, 'newOrder')
  const toOwner = addressees.length === 0 ? undefined : written('new-withdrawal', inEditor)
  // whoever has typed another address by mistake gives nobody the page of the order by it
  const isTheirs = told.email.toLowerCase() === order.email.toLowerCase()
  const mails = [
    { mail: written('order-withdrawn', isTheirs ? ofOrder : ''), to: told.email },
    ...(isTheirs ? [] : [{ mail: written('order-withdrawn', ofOrder), to: order.email }]),
    ...(toOwner === undefined ? [] : addressees.map((to) => ({ mail: toOwner, to }))),
  ]
  await keepSiteMails(site, mails, { config, settings, now, random, orderId: order.id })
}

/** What was withdrawn from, by whom, and what they have added. */
function factsOf(order: OrderReply, { name, email, note, lines }: Told, notice: string): MailFacts {
  return {
    notice: order.testMode ? notice : '',
    lines: [name, email],
    goods: lines.flatMap(({ line, quantity }) => {
      const item = order.items[line - 1]
      if (item === undefined) return []
      const variant = Object.values(item.attributes).join(' / ')
      return [{ title: item.productName, variant, quantity, sum: '' }]
    }),
    ...(note !== '' && { quote: note.split('\n') }),
  }
}
