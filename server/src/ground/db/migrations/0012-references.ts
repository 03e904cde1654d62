import { sql, type Kysely } from 'kysely'
import type { DocumentBodies, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import { referencesOf } from '@vitrine/rules/references-of.ts'

const steps = [
  `create table reference (
    website_id text not null,
    from_kind text not null,
    from_id text not null,
    to_kind text not null,
    to_id text not null,
    primary key (website_id, from_kind, from_id, to_kind, to_id)
  )`,
  `create index reference_by_target
    on reference (website_id, to_kind, to_id text_pattern_ops, from_kind, from_id)`,
] as const

type Row = {
  readonly websiteId: string
  readonly kind: DocumentKind
  readonly id: string
  readonly body: DocumentBodies[DocumentKind]
}

const documentsAtOnce = 200

/** What documents lead to and show; derived here of those that are stored already. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
  let last = { websiteId: '', kind: '', id: '' }
  for (;;) {
    const { rows } = await sql<Row>`
      select website_id as "websiteId", kind, id, body from document
      where (website_id, kind, id) > (${last.websiteId}, ${last.kind}, ${last.id})
        and kind not in ('asset', 'template-file')
      order by website_id, kind, id limit ${sql.lit(documentsAtOnce)}`.execute(db)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end
    await insertReferences(db, rows)
  }
}

async function insertReferences(db: Kysely<never>, rows: readonly Row[]): Promise<void> {
  const found = rows.flatMap(({ websiteId, kind, id, body }) =>
    referencesOf(kind, body).map((to) => [websiteId, kind, id, to.kind, to.id] as const),
  )
  const column = (place: 0 | 1 | 2 | 3 | 4) => found.map((row) => row[place])
  await sql`
    insert into reference (website_id, from_kind, from_id, to_kind, to_id)
    select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[],
      ${column(3)}::text[], ${column(4)}::text[])`.execute(db)
}
