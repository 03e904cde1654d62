import type { StoredDocument } from '../../ground/documents/document.ts'
import { freeUrlId } from '../collections/url-id.ts'

/** The addresses and places behind those that are taken, each given once. */
export function placesAfter(standing: readonly StoredDocument<'item'>[]) {
  const taken = new Set(standing.map(({ body }) => body.urlId))
  let position = Math.max(-1, ...standing.map(({ body }) => body.position))
  return {
    next(slug: string) {
      const urlId = freeUrlId(slug, (one) => taken.has(one))
      taken.add(urlId)
      position += 1
      return { urlId, position }
    },
  }
}
