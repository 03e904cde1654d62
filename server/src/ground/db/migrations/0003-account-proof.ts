import { sql, type Kysely } from 'kysely'

/**
 * Accounts whose address nobody has proved belong to the site whose link made them; carts of the
 * former cookie are marked, so that each can be moved once.
 *
 * Of accounts from before nobody wrote down who made them. One that is on a site since the moment it
 * was made, and owns nothing, came by that site's invitation.
 */
const steps = [
  `alter table account add column made_by_site text`,
  `alter table account drop constraint account_email_key`,
  `create unique index account_by_address on account (email, coalesce(made_by_site, ''))`,
  `alter table sign_in_link add column proves_address boolean not null default false`,
  `update account set made_by_site = maker.website_id
    from membership maker
    where maker.account_id = account.account_id and maker.created_at = account.created_at
      and not exists (
        select from membership owned
        where owned.account_id = account.account_id and owned.is_owner
      )`,
  `alter table cart add column has_former_cookie boolean not null default false`,
  `update cart set has_former_cookie = true where purchased_order_id is null`,
] as const

export async function up(db: Kysely<never>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db)
}
