export const likesPaths = {
  /** POST what a like button says, on the site itself; GET what the visitor likes of some items. */
  likes: '/_vitrine/likes',
} as const
