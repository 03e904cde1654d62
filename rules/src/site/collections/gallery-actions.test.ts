import { expect, it } from 'vitest'
import { pageDocument, performOn } from '../../ground/changes/testing/perform-on.ts'
import { CollectionType } from './collection.ts'
import { setGalleryDesign } from './gallery-actions.ts'

const gallery = { type: CollectionType.slideGallery, typeName: 'gallery', urlId: 'work' }
const journal = { type: CollectionType.generic, typeName: 'blog', urlId: 'journal' }
const pages = [pageDocument('work', gallery), pageDocument('journal', journal)]
const chosen = (collectionId: string) =>
  performOn(setGalleryDesign, pages, { collectionId, set: { galleryDesign: 'stacked' }, seen: {} })

it('a design is chosen for the pictures of a gallery page, and for no other page', () => {
  expect(chosen('work')).toMatchObject({
    ok: true,
    value: [{ id: 'work', after: { galleryDesign: 'stacked' } }],
  })
  expect(chosen('journal')).toMatchObject({ refusal: { code: 'not-a-gallery', status: 409 } })
  expect(chosen('gone')).toMatchObject({ refusal: { code: 'no-such-page' } })
})
