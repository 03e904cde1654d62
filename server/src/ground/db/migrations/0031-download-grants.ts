import { sql, type Kysely } from 'kysely'

/** What whoever bought may download: a row for each file of each piece. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table download_grant (
      website_id text not null,
      id text not null,
      order_id text not null,
      number int not null,
      line int not null,
      piece int not null,
      item_id text not null,
      file_id text not null,
      token_hash text not null,
      name text not null,
      hash text not null,
      byte_size bigint not null,
      content_type text not null,
      used int not null default 0,
      most int not null,
      until bigint not null,
      counted_at bigint,
      revoked_at bigint,
      revoked_for text,
      created_at bigint not null,
      primary key (website_id, id),
      constraint download_grant_used check (used between 0 and most),
      constraint download_grant_revoked check ((revoked_at is null) = (revoked_for is null))
    )`,
    `create unique index download_grant_token on download_grant (website_id, token_hash)`,
    `create unique index download_grant_of_order on download_grant (website_id, order_id, number)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
