export const sitesPaths = {
  sites: '/api/editor/sites',
  starters: '/api/editor/starters',
  /** GET: a picture of what a site looks like that begins with it. */
  starterScreenshot: '/api/editor/starters/screenshot',
} as const
