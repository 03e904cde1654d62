import { sql } from 'kysely'
import type { Subscriber } from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import {
  type SubscriberSource,
  type SubscriberState,
} from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { normaliseEmailAddress } from '@vitrine/rules/people/accounts/email-address.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** What is known of an address, locked until the transaction ends. */
export async function lockSubscriber(
  { siteId, queries }: SiteDatabase,
  email: string,
): Promise<
  { id: string; state: SubscriberState; mailedAt: number; removedAt: number | null } | undefined
> {
  return queries
    .selectFrom('subscriber')
    .select(['id', 'state', 'mailed_at as mailedAt', 'removed_at as removedAt'])
    .where('website_id', '=', siteId)
    .where('address', '=', normaliseEmailAddress(email))
    .forUpdate()
    .executeTakeFirst()
}

export type NewSubscriber = {
  readonly id: string
  readonly email: string
  readonly source: SubscriberSource
  readonly consent: string
  readonly now: number
}

/** Notes who has asked; false where the same address was noted at the same moment. */
export async function insertSubscriber(
  { siteId, queries }: SiteDatabase,
  { id, email, source, consent, now }: NewSubscriber,
): Promise<boolean> {
  const done = await queries
    .insertInto('subscriber')
    .values({
      website_id: siteId,
      id,
      email,
      address: normaliseEmailAddress(email),
      state: 'asked',
      source,
      consent_text: consent,
      asked_at: now,
      mailed_at: now,
      decided_at: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'address']).doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Notes that somebody who is known has asked once more, wherever that was. Whoever was taken off the
 * list is as one who was never on it; who has left stays that until they confirm.
 */
export async function askAgain(
  { siteId, queries }: SiteDatabase,
  { id, source, consent, now }: Omit<NewSubscriber, 'email'>,
): Promise<void> {
  await queries
    .updateTable('subscriber')
    .set({
      source,
      consent_text: consent,
      asked_at: now,
      mailed_at: now,
      state: sql<'asked' | 'left'>`case when removed_at is null then state else 'asked' end`,
      removed_at: null,
    })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Who a link is of; undefined where they are forgotten. */
export async function findSubscriber(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<{ email: string; state: SubscriberState } | undefined> {
  return queries
    .selectFrom('subscriber')
    .select(['email', 'state'])
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Sets a state that is another one; the day of the first counts. */
export async function setSubscriberState(
  { siteId, queries }: SiteDatabase,
  id: string,
  { state, now }: { readonly state: SubscriberState; readonly now: number },
): Promise<void> {
  await queries
    .updateTable('subscriber')
    .set({ state, decided_at: now })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '<>', state)
    .where('removed_at', 'is', null)
    .execute()
}

type Wish = {
  readonly search?: string
  readonly state?: SubscriberState | undefined
  readonly after?: TimeCursor | undefined
  readonly limit: number
}

/** The newest first, one more than asked for. */
export async function listSubscriberRows(
  { siteId, queries }: SiteDatabase,
  { search = '', state, after, limit }: Wish,
): Promise<readonly Subscriber[]> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Subscriber>`
    select id, email, state, source, asked_at as "askedOn", decided_at as "decidedOn",
      consent_text as consent
    from subscriber
    where website_id = ${siteId} and removed_at is null
      ${search === '' ? sql`` : sql`and address like ${like}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${after === undefined ? sql`` : sql`and (asked_at, id) < (${after.at}::bigint, ${after.id}::text)`}
    order by asked_at desc, id desc limit ${limit + 1}`.execute(queries)
  return rows
}

/** How many there are of each state. */
export async function countSubscribers({
  siteId,
  queries,
}: SiteDatabase): Promise<Readonly<Record<SubscriberState, number>>> {
  const rows = await queries
    .selectFrom('subscriber')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('website_id', '=', siteId)
    .where('removed_at', 'is', null)
    .groupBy('state')
    .execute()
  return {
    asked: 0,
    joined: 0,
    left: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}

/** Takes an address off the list, or puts it back: null; false where there is none such. */
export async function removeSubscriber(
  { siteId, queries }: SiteDatabase,
  id: string,
  removedAt: number | null,
): Promise<boolean> {
  const done = await queries
    .updateTable('subscriber')
    .set({ removed_at: removedAt })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Forgets an address at once. */
export async function forgetSubscriber(
  { siteId, queries }: SiteDatabase,
  id: string,
): Promise<void> {
  await queries
    .deleteFrom('subscriber')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
