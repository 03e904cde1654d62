import { sql } from 'kysely'
import type { AudienceProduct } from '@vitrine/rules/site/locks/locks-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** How many customers have an account. */
export async function countMembers({ siteId, queries }: SiteDatabase): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from member
    where website_id = ${siteId} and removed_at is null`.execute(queries)
  return Number(rows[0]?.count ?? 0)
}

/** The products of a site that open pages (spec §3, product type 5), with how many hold each. */
export async function listAudienceProducts(
  { siteId, queries }: SiteDatabase,
  now: number,
): Promise<readonly AudienceProduct[]> {
  const { rows } = await sql<{
    id: string
    title: string
    collectionId: string
    members: string
  }>`
    select product.id, product.body ->> 'title' as title,
      product.body ->> 'collectionId' as "collectionId",
      (select count(distinct member.id) from member_access access
        join member on member.website_id = access.website_id and member.removed_at is null
          and (member.id = access.member_id
            or (access.member_id is null and member.email = access.email))
        where access.website_id = product.website_id and access.product_id = product.id
          and access.ended_at is null and access.from_at <= ${now}
          and (access.until_at is null or access.until_at > ${now})) as members
    from document product
    where product.website_id = ${siteId} and product.kind = 'item'
      and product.body #>> '{product,productType}' = '5'
    order by product.body ->> 'title', product.id
    limit 500`.execute(queries)
  return rows.map(({ members, ...product }) => ({ ...product, members: Number(members) }))
}
