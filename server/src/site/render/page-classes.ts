import type { LoadedPage } from './loaded-page.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { dashedName, wireNameOf } from '@vitrine/rules/ground/ids/wire-names.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { SiteView } from '../views/site-view.ts'

/**
 * `{squarespace.page-classes}`, in the order that existing stylesheets were written against
 * (template platform §5, system variables).
 */
export function pageClasses(
  page: LoadedPage,
  site: SiteView,
  layoutId: string,
  tweakClasses: readonly string[],
): string {
  const { target } = page
  const classes = [...tweakClasses, `native-currency-code-${site.settings.currency.toLowerCase()}`]
  if ('collectionId' in target) {
    classes.push(
      `collection-type-${target.collection.typeName}`,
      `collection-layout-${layoutId}`,
      `collection-${target.collectionId}`,
    )
    if (isHomepage(page)) classes.push('homepage')
  } else {
    classes.push(`collection-type-${systemName(page)}`, `collection-layout-${layoutId}`)
  }
  if (site.settings.store.expressCheckout) classes.push('sqs-express-checkout')
  classes.push(page.pageType === PageType.contentItem ? 'view-item' : 'view-list')
  classes.push('mobile-style-available')
  return escapeHtml(classes.join(' '))
}

/** `{squarespace.page-id}`. */
export function pageId(page: LoadedPage): string {
  if (page.item !== null) return `item-${page.item.id}`
  const { target } = page
  return 'collectionId' in target ? `collection-${target.collectionId}` : `page-${systemName(page)}`
}

export function isHomepage(page: LoadedPage): boolean {
  const { target } = page
  return 'collection' in target && target.collection.homepage && page.item === null
}

function systemName(page: LoadedPage): string {
  const { target } = page
  if (target.kind === 'static-page') return escapeHtml(target.name)
  return dashedName(wireNameOf(PageType, page.pageType) ?? 'page')
}
