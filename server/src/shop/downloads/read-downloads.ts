import type { GrantUse } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { downloadPath } from '@vitrine/rules/shop/downloads/downloads-paths.ts'
import type { SoldFile } from '@vitrine/rules/shop/products/sold-file.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { downloadToken } from './download-token.ts'
import { listGrants, useOf, type GrantRow } from './grant-store.ts'

/** A file that whoever bought may download, or might once. */
export type Download = {
  readonly id: string
  /** Of the order, from 1, and which of its pieces. */
  readonly line: number
  readonly piece: number
  readonly file: Omit<SoldFile, 'id'>
  readonly use: GrantUse
  /** Of the site, without its origin. */
  readonly path: string
}

/** The downloads of an order, with their files as the product has them now. */
export async function readDownloads(
  context: Pick<Context, 'signingKey'>,
  site: SiteDatabase,
  orderId: string,
): Promise<readonly Download[]> {
  const grants = await listGrants(site, orderId)
  const files = await currentFiles(site, grants)
  return grants.map((grant) => ({
    id: grant.id,
    line: grant.line,
    piece: grant.piece,
    file: fileOf(grant, files),
    use: useOf(grant),
    path: downloadPath(downloadToken(context, site.siteId, grant.id)),
  }))
}

/** The file that a grant is of: with the bytes that took its place since, else as it was bought. */
export async function fileOfGrant(
  site: SiteDatabase,
  grant: GrantRow,
): Promise<Omit<SoldFile, 'id'>> {
  return fileOf(grant, await currentFiles(site, [grant]))
}

type Files = ReadonlyMap<string, SoldFile>

const keyOf = (itemId: string, fileId: string): string => `${itemId} ${fileId}`

async function currentFiles(site: SiteDatabase, grants: readonly GrantRow[]): Promise<Files> {
  const ids = [...new Set(grants.map((grant) => grant.item_id))]
  const items = await listDocuments(site, 'item', { ids })
  return new Map(
    items.flatMap(({ id, body }) =>
      (body.product?.files ?? []).map((file) => [keyOf(id, file.id), file] as const),
    ),
  )
}

function fileOf(grant: GrantRow, files: Files): Omit<SoldFile, 'id'> {
  const current = files.get(keyOf(grant.item_id, grant.file_id))
  if (current !== undefined) return current
  const { name, hash, byte_size: byteSize, content_type: contentType } = grant
  return { name, hash, byteSize, contentType }
}
