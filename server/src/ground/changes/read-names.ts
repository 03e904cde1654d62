import type { DocumentBody, DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { listDocuments } from '../documents/read-documents.ts'

/** The kinds of which others hold ids. */
export const namedKinds = ['collection', 'item', 'asset'] as const satisfies readonly DocumentKind[]

/** Of more documents than so many the names are not read. */
const maxNames = 500

/**
 * What owners call the documents that some bodies name by their ids: those that stand, by id.
 * @param allowed kinds that whoever asks may read
 */
export async function readNames(
  { kinds }: Pick<Context, 'kinds'>,
  site: SiteDatabase,
  bodies: readonly (DocumentBody | null)[],
  allowed: ReadonlySet<DocumentKind>,
): Promise<Record<string, string>> {
  const ids = [...new Set(bodies.flatMap(idsIn))].slice(0, maxNames)
  const names: [string, string][] = []
  for (const kind of namedKinds) {
    if (ids.length === 0 || !allowed.has(kind)) continue
    for (const { id, body } of await listDocuments(site, kind, { ids })) {
      const name = kinds.name(kind, id, body)
      if (name !== undefined) names.push([id, name])
    }
  }
  return Object.fromEntries(names)
}

function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsIn)
}
