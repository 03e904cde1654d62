import { sql, type RawBuilder } from 'kysely'
import type { FileFilter, FilesReply } from '@vitrine/rules/site/media/media-api.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { toDocument } from '../../ground/documents/document-rows.ts'

export type FileListRequest = {
  readonly filter: FileFilter
  readonly search: string
  readonly after?: string | undefined
  readonly limit: number
}

/** A page of a site's files, the newest first: ids grow with time. */
export async function listFiles(
  { siteId, queries }: SiteDatabase,
  { filter, search, after, limit }: FileListRequest,
): Promise<FilesReply> {
  let query = queries
    .selectFrom('document')
    .select(['kind', 'id', 'revision', 'body'])
    .where('website_id', '=', siteId)
    .where('kind', '=', 'asset')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('id', '<', after)
  if (filter !== 'all') query = query.where(isOfKind(filter))
  const words = search.split(/\s+/).filter((word) => word !== '')
  for (const word of words.slice(0, 8)) query = query.where(isCalled(word))
  const rows = await query.execute()
  const files = rows.slice(0, limit).map((row) => toDocument(row) as StoredDocument<'asset'>)
  return { files, next: rows.length > limit ? (files.at(-1)?.id ?? null) : null }
}

const mediaTypes = { picture: 'image/', video: 'video/', audio: 'audio/', font: 'font/' } as const

function isOfKind(kind: Exclude<FileFilter, 'all'>): RawBuilder<boolean> {
  const type = sql`body ->> 'contentType'`
  if (kind !== 'other') return sql`starts_with(${type}, ${mediaTypes[kind]})`
  return sql`not (${type} ~ '^(image|video|audio|font)/')`
}

/** Whether a word is a part of what a file is called or described by. */
function isCalled(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`concat_ws(' ', body ->> 'filename', body ->> 'title', body ->> 'altText') ilike ${pattern}`
}
