import { sql, type Kysely } from 'kysely'

/**
 * Answers of the built-in captcha that have been used, until they are too old to be used; who likes
 * what, and how many they are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const steps = [
    `create table captcha_answer (
      website_id text not null,
      challenge text not null,
      expires_at bigint not null,
      primary key (website_id, challenge)
    )`,
    'create index captcha_answer_by_age on captcha_answer (website_id, expires_at)',
    `create table item_like (
      website_id text not null,
      item_id text not null,
      visitor text not null,
      created_at bigint not null,
      primary key (website_id, item_id, visitor)
    )`,
    `create table item_likes (
      website_id text not null,
      item_id text not null,
      likes integer not null,
      primary key (website_id, item_id)
    )`,
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}
