/** Blocks that can stand for their whole item (spec §3), as `promotedBlockType` names them. */
export const PromotedBlockType = {
  map: 'map',
  embed: 'embed',
  image: 'image',
  code: 'code',
  quote: 'quote',
  twitter: 'twitter',
  link: 'link',
  video: 'video',
  foursquare: 'foursquare',
  instagram: 'instagram',
  form: 'form',
} as const
export type PromotedBlockType = (typeof PromotedBlockType)[keyof typeof PromotedBlockType]

export const promotedBlockTypes = Object.values(PromotedBlockType)
