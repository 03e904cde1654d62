import type { DocumentKind, DocumentReader, StoredDocument } from './document.ts'
import { standsFor } from './draft-of.ts'

/** A reader over documents that are already loaded. A draft that is not stored is what is public. */
export function readerOf(documents: readonly StoredDocument[]): DocumentReader {
  const byKind = new Map<DocumentKind, Map<string, StoredDocument>>()
  for (const document of documents) {
    let ofKind = byKind.get(document.kind)
    if (ofKind === undefined) byKind.set(document.kind, (ofKind = new Map()))
    ofKind.set(document.id, document)
  }
  const find = (kind: DocumentKind, id: string): StoredDocument | undefined => {
    const before = standsFor({ kind, id })
    return byKind.get(kind)?.get(id) ?? (before && byKind.get(kind)?.get(before.id))
  }
  return {
    find: (kind, id) => find(kind, id)?.body as never,
    list: (kind) => [...(byKind.get(kind)?.values() ?? [])] as never,
  }
}
