import { sql, type Kysely } from 'kysely'

/**
 * What lists of products are sorted and filtered by: a row for each product, and one for each of its
 * variants. The rows of what is stored already are derived here, as `listedVariants` derives those of
 * what is written from now on. Words of options have a unit separator between name and value.
 */
const steps = [
  `create table product_listing (
    website_id text not null,
    item_id text not null,
    collection_id text not null,
    visibility text not null,
    position double precision not null,
    publish_on bigint not null,
    price_cents bigint not null,
    primary key (website_id, item_id)
  )`,
  `create table variant_listing (
    website_id text not null,
    item_id text not null,
    variant_id text not null,
    place integer not null,
    price_cents bigint not null,
    options text[] not null,
    is_counted boolean not null,
    primary key (website_id, item_id, variant_id)
  )`,
  `insert into variant_listing (
      website_id, item_id, variant_id, place, price_cents, options, is_counted
    )
    select document.website_id, document.id, variant ->> 'id', place - 1,
      (variant ->> (case when (variant ->> 'onSale')::boolean
        then 'salePriceCents' else 'priceCents' end))::bigint,
      array(
        select option.name || chr(31) || (variant -> 'attributes' ->> option.name)
        from jsonb_array_elements_text(body -> 'product' -> 'variantOptionOrdering')
          with ordinality as option (name, place)
        where coalesce(variant -> 'attributes' ->> option.name, '') <> ''
        order by option.place
      ),
      (body -> 'product' ->> 'productType')::int in (1, 3)
    from document cross join lateral jsonb_array_elements(body -> 'product' -> 'variants')
      with ordinality as listed (variant, place)
    where kind = 'item' and jsonb_typeof(body -> 'product') = 'object'
    on conflict do nothing`,
  `insert into product_listing (
      website_id, item_id, collection_id, visibility, position, publish_on, price_cents
    )
    select website_id, id, collection_id, visibility, position, publish_on, coalesce((
      select min(price_cents) from variant_listing
      where variant_listing.website_id = document.website_id and item_id = document.id
    ), 0)
    from document
    where kind = 'item' and jsonb_typeof(body -> 'product') = 'object'`,
  `create index product_listing_by_price
    on product_listing (website_id, collection_id, price_cents, item_id)`,
  `create index product_listing_by_date
    on product_listing (website_id, collection_id, publish_on desc, item_id)`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
