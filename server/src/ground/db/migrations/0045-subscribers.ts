import { sql, type Kysely } from 'kysely'

/** Who wants news of a site by e-mail: they have asked, have joined by a link, or have left. */
const steps = [
  `create table subscriber (
    website_id text not null,
    id text not null,
    email text not null,
    address text not null,
    state text not null check (state in ('asked', 'joined', 'left')),
    source text not null check (source in ('page', 'checkout', 'restock')),
    consent_text text not null,
    asked_at bigint not null,
    mailed_at bigint not null,
    decided_at bigint,
    removed_at bigint,
    primary key (website_id, id),
    unique (website_id, address)
  )`,
  `create index subscriber_by_age on subscriber (website_id, asked_at desc, id desc)`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
