import { Migrator, type Kysely, type Migration } from 'kysely'
import * as firstShop from './migrations/0001-first-shop.ts'
import * as changeSubject from './migrations/0006-what-a-change-is-about.ts'
import * as scheduledItems from './migrations/0008-scheduled-items.ts'
import * as search from './migrations/0009-search.ts'
import * as itemTerms from './migrations/0010-item-terms.ts'
import * as layoutIds from './migrations/0011-layout-ids.ts'
import * as references from './migrations/0012-references.ts'
import * as siteLocks from './migrations/0013-site-locks.ts'
import * as formerAddresses from './migrations/0014-former-addresses.ts'
import * as historyByAuthor from './migrations/0015-history-by-author.ts'
import * as comments from './migrations/0016-comments.ts'
import * as siteSecrets from './migrations/0017-site-secrets.ts'
import * as ownDomains from './migrations/0018-own-domains.ts'
import * as changeDocuments from './migrations/0019-change-documents.ts'
import * as jobFailures from './migrations/0020-job-failures.ts'
import * as captchaAndLikes from './migrations/0023-captcha-and-likes.ts'
import * as orderEvents from './migrations/0024-order-events.ts'
import * as coupons from './migrations/0025-coupons.ts'
import * as orderTaxes from './migrations/0026-order-taxes.ts'
import * as refunds from './migrations/0027-refunds.ts'
import * as agreedToTerms from './migrations/0028-agreed-to-terms.ts'
import * as heldPayments from './migrations/0029-held-payments.ts'
import * as giftCards from './migrations/0030-gift-cards.ts'
import * as downloadGrants from './migrations/0031-download-grants.ts'
import * as fulfilments from './migrations/0032-fulfilments.ts'
import * as discountTitles from './migrations/0035-discount-titles.ts'
import * as billingAddresses from './migrations/0033-billing-addresses.ts'
import * as withdrawals from './migrations/0036-withdrawals.ts'
import * as members from './migrations/0038-members.ts'
import * as memberAccess from './migrations/0042-member-access.ts'
import * as subscriptions from './migrations/0039-subscriptions.ts'
import * as reviews from './migrations/0040-reviews.ts'
import * as ordersOfMembers from './migrations/0041-orders-of-members.ts'
import * as listings from './migrations/0043-listings.ts'
import * as toolTokens from './migrations/0044-tool-tokens.ts'
import * as subscribers from './migrations/0045-subscribers.ts'
import * as donations from './migrations/0046-donations.ts'
import * as moneyUnderWay from './migrations/0047-money-under-way.ts'
import * as cartsInDepth from './migrations/0048-carts-in-depth.ts'
import * as cartPlan from './migrations/0049-cart-plan.ts'
import * as cartReminders from './migrations/0051-cart-reminders.ts'
import * as givingAgain from './migrations/0055-giving-again.ts'
import * as duties from './migrations/0052-duties-of-orders.ts'
import * as keptCards from './migrations/0053-kept-cards.ts'
import * as marks from './migrations/0056-marks.ts'
import * as addressBook from './migrations/0057-address-book.ts'
import * as paidByCard from './migrations/0059-paid-by-card.ts'
import * as manyCodes from './migrations/0054-many-codes.ts'
import * as mailAttempts from './migrations/0002-mail-attempts.ts'
import { openDatabase, type DatabaseConnection, type DatabaseOptions } from './database.ts'
import * as variantSkus from './migrations/0005-variant-skus.ts'
import * as accountProof from './migrations/0003-account-proof.ts'
import * as restockSignUps from './migrations/0034-restock-sign-ups.ts'
import type { Tables } from './schema.ts'

/** Every migration by its name, oldest first. A name never changes once it has run anywhere. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-shop': { up: firstShop.up as Migration['up'] },
  '0002-mail-attempts': { up: mailAttempts.up as Migration['up'] },
  '0003-account-proof': { up: accountProof.up as Migration['up'] },
  '0005-variant-skus': { up: variantSkus.up as Migration['up'] },
  '0006-what-a-change-is-about': { up: changeSubject.up as Migration['up'] },
  '0008-scheduled-items': { up: scheduledItems.up as Migration['up'] },
  '0009-search': { up: search.up as Migration['up'] },
  '0010-item-terms': { up: itemTerms.up as Migration['up'] },
  '0011-layout-ids': { up: layoutIds.up as Migration['up'] },
  '0012-references': { up: references.up as Migration['up'] },
  '0013-site-locks': { up: siteLocks.up as Migration['up'] },
  '0014-former-addresses': { up: formerAddresses.up as Migration['up'] },
  '0015-history-by-author': { up: historyByAuthor.up as Migration['up'] },
  '0016-comments': { up: comments.up as Migration['up'] },
  '0017-site-secrets': { up: siteSecrets.up as Migration['up'] },
  '0018-own-domains': { up: ownDomains.up as Migration['up'] },
  '0019-change-documents': { up: changeDocuments.up as Migration['up'] },
  '0020-job-failures': { up: jobFailures.up as Migration['up'] },
  '0023-captcha-and-likes': { up: captchaAndLikes.up as Migration['up'] },
  '0024-order-events': { up: orderEvents.up as Migration['up'] },
  '0025-coupons': { up: coupons.up as Migration['up'] },
  '0026-order-taxes': { up: orderTaxes.up as Migration['up'] },
  '0027-refunds': { up: refunds.up as Migration['up'] },
  '0028-agreed-to-terms': { up: agreedToTerms.up as Migration['up'] },
  '0029-held-payments': { up: heldPayments.up as Migration['up'] },
  '0030-gift-cards': { up: giftCards.up as Migration['up'] },
  '0031-download-grants': { up: downloadGrants.up as Migration['up'] },
  '0032-fulfilments': { up: fulfilments.up as Migration['up'] },
  '0033-billing-addresses': { up: billingAddresses.up as Migration['up'] },
  '0034-restock-sign-ups': { up: restockSignUps.up as Migration['up'] },
  '0035-discount-titles': { up: discountTitles.up as Migration['up'] },
  '0036-withdrawals': { up: withdrawals.up as Migration['up'] },
  '0038-members': { up: members.up as Migration['up'] },
  '0039-subscriptions': { up: subscriptions.up as Migration['up'] },
  '0040-reviews': { up: reviews.up as Migration['up'] },
  '0041-orders-of-members': { up: ordersOfMembers.up as Migration['up'] },
  '0042-member-access': { up: memberAccess.up as Migration['up'] },
  '0043-listings': { up: listings.up as Migration['up'] },
  '0044-tool-tokens': { up: toolTokens.up as Migration['up'] },
  '0045-subscribers': { up: subscribers.up as Migration['up'] },
  '0046-donations': { up: donations.up as Migration['up'] },
  '0047-money-under-way': { up: moneyUnderWay.up as Migration['up'] },
  '0048-carts-in-depth': { up: cartsInDepth.up as Migration['up'] },
  '0049-cart-plan': { up: cartPlan.up as Migration['up'] },
  '0051-cart-reminders': { up: cartReminders.up as Migration['up'] },
  '0052-duties-of-orders': { up: duties.up as Migration['up'] },
  '0053-kept-cards': { up: keptCards.up as Migration['up'] },
  '0054-many-codes': { up: manyCodes.up as Migration['up'] },
  '0055-giving-again': { up: givingAgain.up as Migration['up'] },
  '0056-marks': { up: marks.up as Migration['up'] },
  '0057-address-book': { up: addressBook.up as Migration['up'] },
  '0059-paid-by-card': { up: paidByCard.up as Migration['up'] },
}

/**
 * Brings the schema to this version's. Safe when several servers start at once: the migrator takes
 * a lock in the database, and the later ones find nothing left to do.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** The same over a connection of its own, on which a statement takes as long as it takes. */
export async function migrateToLatest(
  connection: DatabaseConnection,
  options: Pick<DatabaseOptions, 'prepared'> = {},
): Promise<void> {
  const database = openDatabase(connection, options)
  try {
    await migrate(database.kysely)
  } finally {
    await database.close()
  }
}
