import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { MailValues } from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import { editorAddress } from '@vitrine/rules/site/sites/editor-address.ts'
import { addresseesOf } from '@vitrine/rules/site/sites/owner-mails.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { keepSiteMails } from '../../site/mail-words/keep-site-mails.ts'
import { mailLook } from '../../site/mail-words/mail-look.ts'
import { readMailDress } from '../../site/mail-words/read-mail-dress.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import type { Happening } from './order-events-store.ts'
import { moneyOf, orderValues, type CustomerContext } from './tell-customer.ts'

/** What an owner has to know of the money of an order. */
export type MoneyNews =
  | { readonly kind: 'payment-failed' }
  | {
      readonly kind: 'order-disputed'
      readonly cents: number
      /** Null: it is open. */
      readonly isWon: boolean | null
    }

/** Puts a mail about the money of an order to its owner into the mailbox, in the transaction of what it tells. */
export async function tellOwnerOfMoney(
  context: CustomerContext,
  site: SiteDatabase,
  order: OrderReply,
  news: MoneyNews,
  { now, random }: Pick<Happening, 'now' | 'random'>,
): Promise<void> {
  const { config, templates } = context
  const place = await findSitePlace(context, site)
  if (place === undefined) return
  const { origin, siteName } = place
  const dress = await readMailDress(site)
  const { settings } = dress
  const addressees = addresseesOf(settings, 'newOrder')
  if (addressees.length === 0) return
  const disputed: MailValues =
    news.kind === 'payment-failed'
      ? {}
      : {
          'dispute.amount': moneyOf(toMoney(news.cents, order.grandTotal.currency), settings),
          'dispute.won': news.isWon === true ? 1 : '',
          'dispute.lost': news.isWon === false ? 1 : '',
        }
  const writer = { templates, look: mailLook(dress, origin), settings, now }
  const mail = writeSiteMail(writer, news.kind, {
    values: { ...orderValues(order, settings, origin), ...disputed },
    content: (words) => ({
      facts: {
        notice: order.testMode ? words.testNotice : '',
        lines: [order.customerName, order.email],
        goods: order.items.map((item) => ({
          title: item.productName,
          variant: Object.values(item.attributes).join(' / '),
          quantity: item.quantity,
          sum: moneyOf(item.lineTotal, settings),
        })),
      },
      address: editorAddress(config.editorOrigin, siteName, `orders/${order.id}`),
    }),
  })
  const about = { config, settings, now, random, orderId: order.id }
  await keepSiteMails(
    site,
    addressees.map((to) => ({ mail, to })),
    about,
  )
}
