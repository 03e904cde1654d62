import type { Readable } from 'node:stream'
import type { RequestCookie } from './cookies.ts'

type Envelope = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly RequestCookie[]
}

/** What a call answers. */
export type JsonReply<Json> = Envelope & { readonly json: Json }

/** What is no call's: pages, files, ways to other pages, and nothing at all. */
export type PageReply = Envelope &
  (
    | { readonly html: string }
    | { readonly bytes: Uint8Array; readonly contentType: string }
    | { readonly stream: Readable; readonly contentType: string }
    | { readonly redirect: string }
    | { readonly empty: true }
  )

export type Reply = JsonReply<unknown> | PageReply
