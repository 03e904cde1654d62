import type { ItemVisibility } from './visibility.ts'
import type { DocumentBodies, DocumentKind } from './document.ts'

/** The indexed columns beside a document's body, for lists and look-ups. */
export type Projection = {
  readonly collectionId: string | null
  readonly urlId: string | null
  readonly visibility: ItemVisibility | null
  readonly position: number | null
  /** Epoch milliseconds. */
  readonly publishOn: number | null
}

const nothing: Projection = {
  collectionId: null,
  urlId: null,
  visibility: null,
  position: null,
  publishOn: null,
}

/** Derives the columns from a body; the only place that says what they are. */
export function projectionOf<Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
): Projection {
  if (kind === 'collection') {
    const collection = body as DocumentBodies['collection']
    return { ...nothing, urlId: collection.urlId, visibility: collection.visibility }
  }
  if (kind === 'item') {
    const item = body as DocumentBodies['item']
    return {
      collectionId: item.collectionId,
      urlId: item.urlId,
      visibility: item.visibility,
      // events stand in the order of their ends, so that what is to come is one walk from now on
      position: item.endDate ?? item.position,
      publishOn: item.publishOn,
    }
  }
  return nothing
}
