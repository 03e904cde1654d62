export const moneyPaths = { patterns: '/api/editor/sites/:siteId/money' } as const
