import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'

export type MenuKind = FieldKind<string | null, Seen | undefined> & { readonly kind: 'menu' }

/** Names of menus are what templates call them. */
const longestName = 100

/** One of the site's menus by its name, such as `mainNavigation`; markup sees its title and items. */
export function menu(words: FieldWords): MenuKind {
  return {
    kind: 'menu',
    ...wordsOf(words),
    schema: z.string().min(1).max(longestName).nullable(),
    empty: null,
    read(stored) {
      if (stored === null || stored === '') return null
      return typeof stored === 'string' && stored.length <= longestName ? stored : undefined
    },
    context: (id, look) => (id === null ? undefined : look.menu(id)),
  }
}
