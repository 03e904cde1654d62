export const sitesPaths = {
  sites: '/api/editor/sites',
  starters: '/api/editor/starters',
} as const
