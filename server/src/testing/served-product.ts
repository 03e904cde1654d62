/** What tests of the editor and of storefronts find served; each makes a site of its own. */
export type ServedProduct = {
  readonly port: number
  readonly email: string
  /** Somebody else, who has no site; with the same password. */
  readonly otherEmail: string
  readonly password: string
  /** Where it asks for the records of names: nobody answers there, unless a test opens a name server. */
  readonly dnsPort: number
  /** The starter to make a site from. */
  readonly starter: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly served: ServedProduct
  }
}
