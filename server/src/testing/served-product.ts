/** What tests of the editor and of storefronts find served; each makes a site of its own. */
export type ServedProduct = {
  readonly port: number
  readonly email: string
  /** Somebody else, who has no site; with the same password. */
  readonly otherEmail: string
  readonly password: string
  /** The starter to make a site from. */
  readonly starter: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly served: ServedProduct
  }
}
