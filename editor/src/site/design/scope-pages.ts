import { TweakPageType } from '@vitrine/rules/site/design/aesthetics.ts'
import { CollectionType, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import type { StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import { slidePath } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'

type ScopePageId = 'cover-page' | 'lock-screen' | 'pop-up' | 'checkout'

/** Pages that may have a style of their own: what owners call them, and where one of them is seen. */
export type ScopePage = {
  readonly scope: StyleScope
  /** In the editor's address. */
  readonly id: ScopePageId
  readonly title: string
  /**
   * What is shown in the frame while they are styled; undefined where the site has none.
   * @param open the path that is open, which stays where it is one of them
   */
  readonly pathAmong: (pages: readonly Collection[], open: string) => string | undefined
}

export const scopePages: readonly ScopePage[] = [
  {
    scope: TweakPageType.splashPage,
    id: 'cover-page',
    title: 'Cover page',
    pathAmong(pages, open) {
      const covers = pages.filter(({ type }) => type === CollectionType.splashPage).map(pagePath)
      return covers.find((path) => path === open) ?? covers[0]
    },
  },
  {
    scope: TweakPageType.lockScreen,
    id: 'lock-screen',
    title: 'Lock screen',
    pathAmong: () => slidePath(SlideType.lockScreen),
  },
  {
    scope: TweakPageType.popupOverlay,
    id: 'pop-up',
    title: 'Pop-up',
    pathAmong: () => slidePath(SlideType.popupOverlay),
  },
  {
    scope: TweakPageType.checkout,
    id: 'checkout',
    title: 'Checkout',
    pathAmong: () => '/checkout',
  },
]

/** The pages that a part of the editor's address names. */
export function findScopePage(id: unknown): ScopePage | undefined {
  return scopePages.find((page) => page.id === id)
}
