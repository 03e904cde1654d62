/** A file that a digital product is sold as; its bytes lie in the file store under their hash. */
export type SoldFile = {
  /** Its own for as long as the product has it, whatever bytes take the place of its first. */
  readonly id: string
  /** What shoppers read, and what the file is called where they keep it. */
  readonly name: string
  /** SHA-256 of the bytes, 64 hex digits. */
  readonly hash: string
  readonly byteSize: number
  /** Media type, by its first bytes. */
  readonly contentType: string
}

/** So many files has a product at most: each piece that is sold makes a grant of each. */
export const mostSoldFiles = 20
