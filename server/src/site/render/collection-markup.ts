import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { isIndexFolder } from '@vitrine/rules/site/collections/folder.ts'
import { genericMarkup } from '../templates/generic-markup.ts'
import type { SiteTemplate } from '../templates/site-template.ts'

/**
 * The markup of a list or of its items (template platform §5): the owner's before the platform's. An
 * index is shown by the template's, whatever that calls it.
 */
export function collectionMarkup(
  template: SiteTemplate,
  collection: Collection,
  ending: 'list' | 'item',
): CompiledTemplate | undefined {
  const generic = genericMarkup(collection)
  const typeName = isIndexFolder(collection) ? template.indexType() : collection.typeName
  return (
    (typeName === undefined ? undefined : template.find(`collections/${typeName}.${ending}`)) ??
    template.find(`collections/${generic}.${ending}`)
  )
}
