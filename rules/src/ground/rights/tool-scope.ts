/** What a token of a shop's own tool may read. */
export const toolScopes = ['orders', 'products', 'stock', 'customers'] as const
export type ToolScope = (typeof toolScopes)[number]
