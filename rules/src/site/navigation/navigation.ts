import type {} from '../../ground/documents/document.ts'

/** Lines that a menu may have, and pages that a folder may have. */
export const maxMenuItems = 100

export type NavigationItem =
  | { readonly kind: 'collection'; readonly id: string; readonly collectionId: string }
  | {
      readonly kind: 'external-link'
      readonly id: string
      readonly title: string
      readonly url: string
      readonly newWindow: boolean
    }

/** One menu of the template, in the owner's order. */
export type Navigation = {
  readonly title: string
  readonly items: readonly NavigationItem[]
}

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** Id = the navigation's name in `template.conf`, such as `mainNavigation`. */
    navigation: Navigation
  }
}
