import { sql, type Kysely } from 'kysely'

/** Which changes were about a document: so that its history is found without reading all of it. */
export async function up(db: Kysely<never>): Promise<void> {
  const steps = [
    `create table change_document (
      website_id text not null,
      kind text not null,
      id text not null,
      sequence integer not null,
      primary key (website_id, kind, id, sequence)
    )`,
    `insert into change_document (website_id, kind, id, sequence)
      select distinct change.website_id, edit ->> 'kind', edit ->> 'id', change.sequence
      from change cross join lateral jsonb_array_elements(change.edits) edit`,
    'create index change_by_subject on change (website_id, subject_kind, sequence desc)',
  ]
  for (const step of steps) await sql.raw(step).execute(db)
}
