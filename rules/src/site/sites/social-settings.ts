/** Networks on which visitors share, by their numbers in `shareButtonOptions`. */
export const shareNetworks = {
  '1': 'Facebook',
  '2': 'X',
  '3': 'LinkedIn',
  '4': 'Pinterest',
  '5': 'Reddit',
  '6': 'WhatsApp',
  '7': 'Bluesky',
  '8': 'E-mail',
} as const
export type ShareNetwork = keyof typeof shareNetworks
export const shareNetworkIds = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** What visitors do with posts and products beside buying, by the names of the wire (spec §3). */
export type SocialSettings = {
  /** Absent: no. */
  readonly simpleLikingEnabled?: boolean
  /** Absent: on none. */
  readonly shareButtonOptions?: readonly ShareNetwork[]
  /** Of a forum at Disqus, which keeps the comments then; absent or empty: the site does. */
  readonly disqusShortname?: string
}

/** Whether comments are kept elsewhere. */
export function usesDisqusComments({ disqusShortname = '' }: SocialSettings): boolean {
  return disqusShortname !== ''
}
