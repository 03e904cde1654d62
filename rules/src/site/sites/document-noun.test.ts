import { expect, it } from 'vitest'
import type { DocumentBody, DocumentKind } from '../../ground/documents/document.ts'
import { CollectionType } from '../collections/collection.ts'
import { RecordType } from '../content/content-item.ts'
import { documentNoun } from './document-noun.ts'

it.each<[string, DocumentKind, object | null]>([
  ['Product', 'item', { recordType: RecordType.storeItem }],
  ['Event', 'item', { recordType: RecordType.event }],
  ['Post', 'item', { recordType: RecordType.text }],
  ['Picture', 'item', { recordType: RecordType.image }],
  ['Item', 'item', null],
  ['Picture', 'asset', { contentType: 'image/webp' }],
  ['File', 'asset', { contentType: 'application/pdf' }],
  ['Folder', 'collection', { folder: true, type: CollectionType.page }],
  ['Cover page', 'collection', { folder: false, type: CollectionType.splashPage }],
  ['Page', 'collection', { folder: false, type: CollectionType.page }],
  ['Style', 'design', {}],
])('%s is what an owner calls a %s like %j', (noun, kind, body) => {
  expect(documentNoun(kind, body as DocumentBody | null)).toBe(noun)
})
