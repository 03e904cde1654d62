/**
 * What is stored of an item's state: live is shown from `publishOn` on, everything else to people of
 * the site only. `postStateOf` gives the state.
 */
export const itemVisibilities = ['live', 'needs-review', 'draft', 'private'] as const
export type ItemVisibility = (typeof itemVisibilities)[number]
