import { z } from 'zod'
import type { SiteId } from '../ids/ids.ts'
import type { DescribedCall } from './described-call.ts'

/**
 * What a call takes and what it answers, for the server that serves it and for whoever makes it.
 * Declared in `*-api.ts`; who may call it, and where, is said by its route alone.
 */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A router path such as `/api/editor/sites/:siteId/orders`. */
  readonly path: string
  /** The named parts of the path. */
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The JSON that it answers; absent where that is none. */
  readonly reply?: z.ZodType
  /** What `/api/openapi.json` says of it; absent: it is not for scripts of others. */
  readonly about?: DescribedCall
}

/** Declares a contract; its types are those of its schemas. */
export function contract<const One extends Contract>(one: One): One {
  return one
}

/** What a caller gives: each part that the contract has. */
export type CallInput<One extends Contract> = {
  readonly [Part in keyof One & ('params' | 'query' | 'body')]: z.input<Schema<One[Part]>>
}

/** What a caller gets. */
export type CallReply<One extends Contract> = One extends { readonly reply: z.ZodType }
  ? z.output<One['reply']>
  : undefined

type Schema<Part> = Part extends z.ZodType ? Part : never

/** A site as the part of a path names it; the guard of a route finds out whether there is one. */
export const siteIdPart = z.string().max(100).pipe(z.custom<SiteId>())
export const siteParams = z.object({ siteId: siteIdPart })

/** Where there is nothing to say but that it is done. */
export const doneReply = z.object({ ok: z.literal(true) })
export const done: z.output<typeof doneReply> = { ok: true }
