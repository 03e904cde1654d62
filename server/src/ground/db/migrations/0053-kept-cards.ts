import { sql, type Kysely } from 'kysely'

/**
 * Cards that a provider keeps for members, or is to forget; other cards that whoever subscribes is asked
 * for; until when the card of a subscription can be charged; and which card the test bank keeps.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table kept_card (
      website_id text not null,
      id text not null,
      member_id text,
      provider text not null,
      provider_account text,
      ref text not null,
      brand text not null,
      last_four text not null,
      expires text not null,
      kept_at bigint not null,
      forget_at bigint,
      tries integer not null default 0,
      primary key (website_id, id)
    )`,
    `create index kept_card_of_member on kept_card (website_id, member_id)
      where member_id is not null`,
    `create index kept_card_to_forget on kept_card (website_id, forget_at)
      where forget_at is not null`,
    `create table card_setup (
      website_id text not null,
      id text not null,
      subscription_id text not null,
      provider text not null,
      provider_account text,
      provider_ref text,
      go_to text,
      state text not null,
      created_at bigint not null,
      look_at bigint,
      primary key (website_id, id)
    )`,
    `create index card_setup_by_ref on card_setup (website_id, provider_ref)
      where provider_ref is not null`,
    `create index card_setup_to_look_at on card_setup (website_id, look_at)
      where look_at is not null`,
    `alter table subscription add column method_expires text not null default ''`,
    `alter table test_bank add column method text`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
