import type { DocumentBodies, DocumentBody, DocumentKind } from '../../ground/documents/document.ts'
import { CollectionType } from '../collections/collection.ts'
import { RecordType } from '../content/content-item.ts'
import { nounOfItem } from '../content/item-noun.ts'

const nouns: Readonly<Record<DocumentKind, string>> = {
  'site-settings': 'Settings',
  navigation: 'Menu',
  collection: 'Page',
  item: 'Item',
  layout: 'Blocks',
  section: 'Section',
  asset: 'File',
  design: 'Style',
  coupon: 'Discount',
  form: 'Form',
  'template-file': 'Template file',
  'url-mappings': 'Old addresses',
}

/**
 * What an owner calls a document of its kind, such as “Product”.
 * @param body as it was or is; null where that is no longer known
 */
export function documentNoun(kind: DocumentKind, body: DocumentBody | null): string {
  if (body === null) return nouns[kind]
  if (kind === 'item') return ofItem(body as DocumentBodies['item'])
  if (kind === 'asset') return ofFile(body as DocumentBodies['asset'])
  return kind === 'collection' ? ofPage(body as DocumentBodies['collection']) : nouns[kind]
}

function ofItem(item: DocumentBodies['item']): string {
  if (item.recordType === RecordType.storeItem) return 'Product'
  const noun = nounOfItem(item)
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

function ofFile({ contentType }: DocumentBodies['asset']): string {
  return contentType.startsWith('image/') ? 'Picture' : nouns.asset
}

function ofPage({ folder, type }: DocumentBodies['collection']): string {
  if (folder) return 'Folder'
  return type === CollectionType.splashPage ? 'Cover page' : nouns.collection
}
