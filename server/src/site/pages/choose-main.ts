import type { LoadedPage } from '../render/loaded-page.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import type { SiteTemplate } from '../templates/site-template.ts'

/**
 * The markup of a page's main content (template platform §5): the collection's `.list` or `.item`,
 * the owner's before the platform's; null for pages whose layout is their content.
 */
export function chooseMain(page: LoadedPage, template: SiteTemplate): CompiledTemplate | null {
  const { target } = page
  if (target.kind === 'static-page') return target.template
  if (target.kind === 'search') return template.find('blocks/search-results.block') ?? null
  if (!('collection' in target) || target.kind === 'page') return null
  const { typeName, type } = target.collection
  const ending = target.kind === 'list' ? 'list' : 'item'
  const generic = type === CollectionType.products ? 'products' : 'blog'
  return (
    template.find(`collections/${typeName}.${ending}`) ??
    template.find(`collections/${generic}.${ending}`) ??
    null
  )
}
