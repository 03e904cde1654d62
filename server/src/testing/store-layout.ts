import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { savedLayout } from '@vitrine/rules/site/blocks/saved-layout.ts'

/**
 * Saves a layout as it is given, whatever its blocks hold: as one that was stored before its fields
 * had their rules, or that came from elsewhere.
 */
export const storeLayout: typeof saveLayout = {
  ...saveLayout,
  perform: (documents, { layoutId, layout }, { now }) =>
    savedLayout(documents, layoutId, layout, now),
}
