import type { Selectable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { CardSetupTable } from '../../ground/db/card-tables.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'

export type CardSetupRow = Selectable<CardSetupTable>

export async function insertSetup(
  { siteId, queries }: SiteDatabase,
  row: Pick<
    CardSetupRow,
    'id' | 'subscription_id' | 'provider' | 'provider_account' | 'created_at' | 'look_at'
  >,
): Promise<void> {
  const rest = { provider_ref: null, go_to: null, state: 'open' } as const
  await queries
    .insertInto('card_setup')
    .values({ ...row, ...rest, website_id: siteId })
    .execute()
}

/** Keeps by what name the provider knows it, and where the card is typed. */
export async function keepWhereItIsTyped(
  { siteId, queries }: SiteDatabase,
  id: string,
  { ref, goTo }: { readonly ref: string; readonly goTo: string },
): Promise<void> {
  await queries
    .updateTable('card_setup')
    .set({ provider_ref: ref, go_to: goTo })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

function setups({ siteId, queries }: SiteDatabase) {
  return queries.selectFrom('card_setup').selectAll().where('website_id', '=', siteId)
}

/** By our own name, or by the provider's. */
export function findSetup(
  site: SiteDatabase,
  by: { readonly id: string } | { readonly provider_ref: string },
): Promise<CardSetupRow | undefined> {
  const found =
    'id' in by
      ? setups(site).where('id', '=', by.id)
      : setups(site).where('provider_ref', '=', by.provider_ref)
  return found.executeTakeFirst()
}

/** The same, which nobody else settles until the transaction ends. */
export function lockSetup(site: SiteDatabase, id: string): Promise<CardSetupRow | undefined> {
  return setups(site).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateSetup(
  { siteId, queries }: SiteDatabase,
  id: string,
  news: Pick<CardSetupRow, 'look_at'> & Partial<Pick<CardSetupRow, 'state' | 'go_to'>>,
): Promise<void> {
  await queries
    .updateTable('card_setup')
    .set(news)
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Those of every site of the installation whose provider is to be asked, the longest due first. */
export async function listDueSetups(
  database: Pick<Database, 'kysely'>,
  now: number,
): Promise<{ readonly siteId: SiteId; readonly setup: CardSetupRow }[]> {
  const rows = await database.kysely
    .selectFrom('card_setup')
    .selectAll()
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(100)
    .execute()
  return rows.map((setup) => ({ siteId: setup.website_id, setup }))
}

/** Takes one for one more look; false where another process did, or it is settled. */
export async function claimSetup(
  { siteId, queries }: SiteDatabase,
  { id, look_at: seen }: CardSetupRow,
  lookAt: number,
): Promise<boolean> {
  const done = await queries
    .updateTable('card_setup')
    .set({ look_at: lookAt })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('look_at', '=', seen)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Forgets those of every site that began before an instant. */
export async function deleteSetupsBefore(
  database: Pick<Database, 'kysely'>,
  before: number,
): Promise<void> {
  await database.kysely
    .deleteFrom('card_setup')
    .where('created_at', '<', before)
    .where('state', '<>', 'open')
    .execute()
}
