import type {} from '../../ground/documents/document.ts'

/** What is known of a file by its bytes. */
export type AssetFile = {
  /** Media type, such as `image/png`. */
  readonly contentType: string
  /** SHA-256 of the bytes, 64 hex digits. */
  readonly hash: string
  readonly byteSize: number
  /** Pixels; absent for files that are not pictures. */
  readonly width: number | null
  readonly height: number | null
  /** Average colours of corners and centre as 6 hex digits, where the picture was measured. */
  readonly colorData: Readonly<Record<string, string>> | null
}

/** A file of the site; its bytes lie in the file store under `hash`. */
export type Asset = AssetFile & {
  readonly filename: string
  readonly altText: string
  readonly title: string
  /** HTML; what came before there was one has none. */
  readonly body?: string
  /** Point to keep in view when cropped, each 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** By which a design tells the picture from others (spec §3). */
  readonly componentKey?: string
  /** Says that the picture is shown for trial, and whose it is (spec §3). */
  readonly licensedAssetPreview?: Readonly<Record<string, string>> | null
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
