/** Where an owner keeps the tokens of the shop's own tools. */
export const toolsPaths = {
  tokens: '/api/editor/sites/:siteId/tokens',
  token: '/api/editor/sites/:siteId/tokens/:tokenId',
} as const
