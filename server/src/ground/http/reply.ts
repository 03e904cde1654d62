import type { Readable } from 'node:stream'
import type { RequestCookie } from './cookies.ts'

export type Reply = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly RequestCookie[]
} & (
  | { readonly json: unknown }
  | { readonly html: string }
  | { readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly stream: Readable; readonly contentType: string }
  | { readonly redirect: string }
  | { readonly empty: true }
)
