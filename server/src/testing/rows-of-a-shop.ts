import { sql } from 'kysely'
import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { hashToken } from '../people/accounts/secret-token.ts'
import { paymentToken } from '../shop/checkout/payment-token.ts'
import { downloadToken } from '../shop/downloads/download-token.ts'
import { reviewToken } from '../shop/reviews/review-token.ts'
import { orderToken } from '../shop/orders/order-token.ts'
import { subscriptionPage } from '../shop/subscriptions/subscription-token.ts'
import type { TestServer } from './start-test-server.ts'

/** @returns its id */
export async function addGiftCard(server: TestServer, siteId: SiteId): Promise<string> {
  const { context, time } = server
  const id = makeId(time.now, context.random)
  const names = { recipient_name: 'Bea', sender_name: '', recipient_email: 'bea@example.com' }
  await context.database.kysely
    .insertInto('gift_card')
    .values({
      ...names,
      website_id: siteId,
      id,
      code_hash: hashToken(id),
      last_four: 'AB12',
      value_cents: 100,
      balance_cents: 100,
      currency: 'USD',
      test_mode: true,
      message: '',
      deliver_at: time.now,
      delivered_at: time.now,
      created_at: time.now,
    })
    .execute()
  return id
}

/** One of the many codes of a discount, which is revoked. */
export async function addCouponCodes(
  server: TestServer,
  siteId: SiteId,
  couponId: string,
): Promise<{ readonly couponId: string; readonly key: string }> {
  const { context, time } = server
  const key = makeId(time.now, context.random)
  const code = { code: 'ONE-OF-MANY', coupon_id: couponId, made_key: key, revoke_key: key }
  await context.database.kysely
    .insertInto('coupon_code')
    .values({ ...code, website_id: siteId, created_at: time.now, revoked_at: time.now })
    .execute()
  return { couponId, key }
}

/** As if it had come with the product: nothing of it is there to be undone. @returns its id */
export async function addSoldFileTo(
  server: TestServer,
  siteId: SiteId,
  itemId: string,
): Promise<string> {
  const { context, time } = server
  const fileId = makeId(time.now, context.random)
  const hash = await context.files.put(Buffer.from(`sold by ${siteId}`))
  const file = { id: fileId, name: 'recipe.pdf', hash, byteSize: 9, contentType: 'application/pdf' }
  await sql`update document
    set body = jsonb_set(body::jsonb, '{product,files}', ${JSON.stringify([file])}::jsonb)
    where website_id = ${siteId} and kind = 'item' and id = ${itemId}`.execute(
    context.database.kysely,
  )
  return fileId
}

export async function addDownload(
  server: TestServer,
  siteId: SiteId,
  orderId: string,
  itemId: string,
) {
  const { context, time } = server
  const downloadId = makeId(time.now, context.random)
  const token = downloadToken(context, siteId, downloadId)
  await context.database.kysely
    .insertInto('download_grant')
    .values({
      website_id: siteId,
      id: downloadId,
      order_id: orderId,
      number: 1,
      line: 1,
      piece: 1,
      item_id: itemId,
      file_id: 'gone',
      token_hash: hashToken(token),
      name: 'recipe.pdf',
      hash: await context.files.put(Buffer.from('sold')),
      byte_size: 4,
      content_type: 'application/pdf',
      most: 5,
      until: time.now + 1_000_000,
      created_at: time.now,
    })
    .execute()
  return { downloadId, downloadToken: token }
}

/** One that the test bank asks about. @returns its token */
export async function addPayment(server: TestServer, siteId: SiteId): Promise<string> {
  const { context, time } = server
  const id = makeId(time.now, context.random)
  const amount = { amount_cents: 100, currency: 'USD' }
  await context.database.kysely
    .insertInto('payment')
    .values({
      ...amount,
      website_id: siteId,
      id,
      cart_id: makeId(time.now, context.random),
      idempotency_key: id,
      fingerprint: '',
      provider: 'test',
      status: 'pending',
      go_to: 'http://bank.example/',
      created_at: time.now,
    })
    .execute()
  await context.database.kysely
    .insertInto('test_bank')
    .values({
      ...amount,
      website_id: siteId,
      payment_id: id,
      state: 'asked',
      decides: null,
      decides_at: null,
    })
    .execute()
  return paymentToken(context, siteId, id)
}

export async function addOrderAndMail(server: TestServer, siteId: SiteId) {
  const { context, time } = server
  const orderId = makeId(time.now, context.random)
  const token = orderToken(context, siteId, orderId)
  const { kysely } = context.database
  await kysely
    .insertInto('shop_order')
    .values({
      website_id: siteId,
      id: orderId,
      order_number: 1001,
      cart_id: makeId(time.now, context.random),
      idempotency_key: orderId,
      access_token_hash: hashToken(token),
      email: 'buyer@example.com',
      status: 'paid',
      currency: 'USD',
      subtotal_cents: 100,
      shipping_cents: 0,
      tax_cents: 0,
      discount_cents: 0,
      grand_total_cents: 100,
      test_mode: true,
      shipping_address: JSON.stringify({}),
      shipping_name: '',
      payment_id: 'none',
      created_at: time.now,
    })
    .execute()
  const mailId = await addMail(server, siteId, orderId)
  const noteId = await addNote(server, siteId, orderId)
  return { orderId, mailId, noteId, token }
}

async function addMail(server: TestServer, siteId: SiteId, orderId: string): Promise<string> {
  const { context, time } = server
  const { kysely } = context.database
  const mailId = makeId(time.now, context.random)
  await kysely
    .insertInto('mail')
    .values({
      website_id: siteId,
      id: mailId,
      kind: 'order-confirmed',
      to_address: 'buyer@example.com',
      subject: 'Thank you',
      html: '<p>Thank you</p>',
      text: 'Thank you',
      order_id: orderId,
      status: 'stored',
      created_at: time.now,
      sent_at: null,
    })
    .execute()
  return mailId
}

/** A parcel of one of its lines, which has all of the order. @returns its id */
export async function addParcel(
  server: TestServer,
  siteId: SiteId,
  orderId: string,
): Promise<{ readonly fulfilmentId: string }> {
  const { context, time } = server
  const { kysely } = context.database
  const id = makeId(time.now, context.random)
  const row = { website_id: siteId, order_id: orderId }
  const tracking = { carrier: 'Harbor Post', tracking_number: 'HP 1', address: '' }
  await kysely
    .insertInto('fulfilment')
    .values({ ...row, id, ...tracking, at: time.now })
    .execute()
  await kysely
    .insertInto('fulfilment_line')
    .values({ ...row, fulfilment_id: id, line: 1, quantity: 1 })
    .execute()
  return { fulfilmentId: id }
}

/** A shopper withdrew from a piece of one of its lines. @returns its id */
export async function addWithdrawal(
  server: TestServer,
  siteId: SiteId,
  orderId: string,
): Promise<{ readonly withdrawalId: string }> {
  const { context, time } = server
  const { kysely } = context.database
  const id = makeId(time.now, context.random)
  const row = { website_id: siteId, order_id: orderId }
  const who = { name: 'Ada', email: 'buyer@example.com', note: '', form_key: id }
  await kysely
    .insertInto('withdrawal')
    .values({ ...row, id, at: time.now, ...who })
    .execute()
  await kysely
    .insertInto('withdrawal_line')
    .values({ ...row, withdrawal_id: id, line: 1, quantity: 1, refunded_before: 0 })
    .execute()
  return { withdrawalId: id }
}

async function addNote(server: TestServer, siteId: SiteId, orderId: string): Promise<string> {
  const { context, time } = server
  const { kysely } = context.database
  const noteId = makeId(time.now, context.random)
  await kysely
    .insertInto('order_event')
    .values({
      website_id: siteId,
      order_id: orderId,
      id: noteId,
      kind: 'note',
      at: time.now,
      author_id: null,
      detail: JSON.stringify({ text: 'Ring twice' }),
    })
    .execute()
  return noteId
}

/** A link by which somebody makes an account. @returns the token in its address */
export async function addMemberLinkOf(server: TestServer, siteId: SiteId): Promise<string> {
  const { context, time } = server
  const token = Buffer.from(context.random(32)).toString('base64url')
  await context.database.kysely
    .insertInto('member_link')
    .values({
      website_id: siteId,
      token_hash: hashToken(token),
      purpose: 'sign-up',
      email: 'bea@example.com',
      member_id: null,
      created_at: time.now,
      expires_at: time.now + 1_000_000,
    })
    .execute()
  return token
}

/** Somebody who has an account and is signed in. @returns their id */
export async function addMember(server: TestServer, siteId: SiteId): Promise<string> {
  const { context, time } = server
  const id = makeId(time.now, context.random)
  const { kysely } = context.database
  await kysely
    .insertInto('member')
    .values({
      website_id: siteId,
      id,
      email: `${id}@example.com`,
      name: 'Ada',
      password_hash: 'none',
      addresses: JSON.stringify([]),
      created_at: time.now,
      seen_at: time.now,
    })
    .execute()
  await kysely
    .insertInto('member_session')
    .values({
      website_id: siteId,
      token_hash: hashToken(id),
      member_id: id,
      created_at: time.now,
      expires_at: time.now + 1_000_000,
      user_agent: '',
    })
    .execute()
  return id
}

/** A review of an order, and all that goes with reviews. @returns its id, and where its order is reviewed */
export async function addReview(
  server: TestServer,
  siteId: SiteId,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
): Promise<{ readonly reviewId: string; readonly reviewToken: string }> {
  const { context, time } = server
  const { kysely } = context.database
  const id = makeId(time.now, context.random)
  await kysely
    .insertInto('review')
    .values({
      website_id: siteId,
      id,
      order_id: orderId,
      line: 1,
      item_id: itemId,
      stars: 4,
      body: 'Lovely.',
      author_name: 'Ada',
      state: 'waiting',
      test_mode: true,
      created_at: time.now,
      decided_at: null,
      decided_by: null,
    })
    .execute()
  await kysely
    .insertInto('review_mail_stop')
    .values({ website_id: siteId, address_hash: hashToken(id), at: time.now })
    .execute()
  await kysely
    .insertInto('review_request')
    .values({ website_id: siteId, order_id: orderId, at: time.now })
    .execute()
  return { reviewId: id, reviewToken: reviewToken(context, siteId, orderId) }
}

/** Somebody who waits for a variant. @returns its id */
export async function addRestockSignUp(
  server: TestServer,
  siteId: SiteId,
  { itemId, variantId }: { readonly itemId: string; readonly variantId: string },
): Promise<string> {
  const { context, time } = server
  const id = makeId(time.now, context.random)
  await context.database.kysely
    .insertInto('restock_sign_up')
    .values({
      website_id: siteId,
      id,
      item_id: itemId,
      variant_id: variantId,
      email: `${id}@example.com`,
      opted_in: false,
      consent_text: '',
      created_at: time.now,
    })
    .execute()
  return id
}

/** One that began with an order. @returns its id, and the secret in the address of its page */
export async function addSubscription(server: TestServer, siteId: SiteId, orderId: string) {
  const { context, time } = server
  const { kysely } = context.database
  const money = { price_cents: 100, total_cents: 100, currency: 'USD' }
  const what = { item_id: 'gone', variant_id: 'gone', title: 'Tea', variant: '', consent: '' }
  const paid = { provider: 'test', provider_account: null, method_ref: 'accepted' }
  const nextAt = time.now + 1_000_000
  const buyer = { firstName: 'Bea', lastName: 'Moss', line1: '', delivery: '', country: 'US' }
  await kysely
    .insertInto('subscription')
    .values({
      ...money,
      ...what,
      ...paid,
      website_id: siteId,
      id: orderId,
      order_id: orderId,
      order_number: 1001,
      state: 'active',
      ended_why: null,
      plan: JSON.stringify({ every: 1, unit: 'MONTH', cycles: 0 }),
      additional_fields: null,
      buyer: JSON.stringify(buyer),
      email: 'buyer@example.com',
      locale: 'en-US',
      time_zone: 'UTC',
      started_at: time.now,
      test_mode: true,
      agreed_to_terms: false,
      method_label: '',
      next_number: 2,
      next_at: nextAt,
      wake_at: nextAt,
      ended_at: null,
    })
    .execute()
  await kysely
    .insertInto('subscription_cycle')
    .values({
      website_id: siteId,
      subscription_id: orderId,
      number: 1,
      due_at: time.now,
      state: 'paid',
      why: null,
      order_id: orderId,
      payment_id: null,
      try_at: null,
    })
    .execute()
  const page = subscriptionPage(context, siteId, orderId)
  return { subscriptionId: orderId, subscriptionToken: page.slice(page.lastIndexOf('/') + 1) }
}
