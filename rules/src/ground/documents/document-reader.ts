import type { DocumentKind, DocumentReader, StoredDocument } from './document.ts'

/** A reader over documents that are already loaded. */
export function readerOf(documents: readonly StoredDocument[]): DocumentReader {
  const byKind = new Map<DocumentKind, Map<string, StoredDocument>>()
  for (const document of documents) {
    let ofKind = byKind.get(document.kind)
    if (ofKind === undefined) byKind.set(document.kind, (ofKind = new Map()))
    ofKind.set(document.id, document)
  }
  return {
    find: (kind, id) => byKind.get(kind)?.get(id)?.body as never,
    list: (kind) => [...(byKind.get(kind)?.values() ?? [])] as never,
  }
}
