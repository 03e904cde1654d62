import type {} from '../../ground/documents/document.ts'
/** A file of the site; its bytes lie in the file store under `hash`. */
export type Asset = {
  readonly filename: string
  /** Media type, such as `image/png`. */
  readonly contentType: string
  /** SHA-256 of the bytes, 64 hex digits. */
  readonly hash: string
  readonly byteSize: number
  /** Pixels; absent for files that are not pictures. */
  readonly width: number | null
  readonly height: number | null
  readonly altText: string
  readonly title: string
  /** Point to keep in view when cropped, each 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** Average colours as 6 hex digits, where the picture was measured. */
  readonly colorData: Readonly<Record<string, string>> | null
  /** Epoch milliseconds. */
  readonly addedOn: number
  readonly sample: boolean
}

/** Where assets are looked up by id: a map, or whatever loads them. */
export type AssetFinder = { get(id: string): Asset | undefined }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** An uploaded or imported file; its bytes lie in the file store under its hash. */
    asset: Asset
  }
}
