import { grantedFiles, grantTerms } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { downloadPath } from '@vitrine/rules/shop/downloads/downloads-paths.ts'
import type { FrozenOrder } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { downloadToken } from './download-token.ts'
import { insertGrants } from './grant-store.ts'

/** A download as mails name it. */
export type DownloadLink = {
  readonly name: string
  /** Of the site, without its origin. */
  readonly path: string
}

/**
 * Grants whoever bought each file of each piece, in the transaction of their order; an order without
 * downloads asks for nothing.
 */
export async function writeGrants(
  context: Pick<Context, 'signingKey'>,
  site: SiteDatabase,
  order: Pick<FrozenOrder, 'entries'> & { readonly id: string },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<readonly DownloadLink[]> {
  const granted = grantedFiles(order.entries).map((one) => {
    const id = makeId(now, random)
    return { ...one, id, token: downloadToken(context, site.siteId, id) }
  })
  if (granted.length === 0) return []
  await insertGrants(
    site,
    granted.map(({ id, token, line, piece, itemId, file }, before) => ({
      id,
      order_id: order.id,
      number: before + 1,
      line,
      piece,
      item_id: itemId,
      file_id: file.id,
      token_hash: hashToken(token),
      name: file.name,
      hash: file.hash,
      byte_size: file.byteSize,
      content_type: file.contentType,
      most: grantTerms.downloads,
      until: now + grantTerms.lifetimeMs,
      created_at: now,
    })),
  )
  return granted.map(({ file, token }) => ({ name: file.name, path: downloadPath(token) }))
}
