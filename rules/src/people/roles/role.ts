/** The twelve roles of a site with their wire numbers (spec §3). */
export const Role = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const

export type RoleName = keyof typeof Role
export type Role = (typeof Role)[RoleName]
