import { sql } from 'kysely'
import type { FormReply } from '@vitrine/rules/site/forms/forms-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'

/** All forms of a site by their names, with how many products ask each. */
export async function listForms(site: SiteDatabase): Promise<FormReply[]> {
  const [forms, asked] = await Promise.all([listDocuments(site, 'form'), countProducts(site)])
  return forms
    .map(({ id, body: { name, fields } }) => ({
      id,
      name,
      fields: fields.map((field) => ({ ...field, options: field.options && [...field.options] })),
      products: asked.get(id) ?? 0,
    }))
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1),
    )
}

async function countProducts(site: SiteDatabase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; products: number }>`
    select to_id as id, count(*)::int as products from reference
    where website_id = ${site.siteId} and to_kind = 'form' and from_kind = 'item' group by to_id`.execute(
    site.queries,
  )
  return new Map(rows.map(({ id, products }) => [id, products]))
}
