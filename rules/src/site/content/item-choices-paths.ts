export const itemChoicesPaths = {
  /** GET items to choose from, by words of their titles. */
  choices: '/api/editor/sites/:siteId/item-choices',
} as const
