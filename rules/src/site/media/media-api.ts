import { z } from 'zod'
import { longestMs } from './longest-recording.ts'
import { contract, siteParams } from '../../ground/http/contract.ts'
import type { DocumentReply } from '../../ground/changes/changes-api.ts'
import { acceptedFiles } from './file-kind.ts'
import { mediaPaths } from './media-paths.ts'

/** Contracts of files; their addresses in `media-paths.ts`. */

const uploadReply = z.object({
  assetId: z.string(),
  /** The site's revision that has the file. */
  sequence: z.int(),
})
export type UploadReply = z.infer<typeof uploadReply>

/** What a list of files is asked for. */
export const fileFilters = ['all', 'picture', 'video', 'audio', 'font', 'other'] as const
export type FileFilter = (typeof fileFilters)[number]

const filesQuery = z.object({
  filter: z.enum(fileFilters).default('all'),
  /** A part of a file's name, title or alternative text. */
  search: z.string().max(200).default(''),
  /** The `next` of the page before. */
  after: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(24),
})

export type FilesReply = {
  /** The newest first. */
  readonly files: readonly DocumentReply<'asset'>[]
  /** Null on the last page. */
  readonly next: string | null
}

export const mediaApi = {
  /** The body is a form with one file. */
  upload: contract({
    method: 'POST',
    path: mediaPaths.assets,
    params: siteParams,
    query: z.object({ accept: z.enum(acceptedFiles).default('any') }),
    reply: uploadReply,
  }),
  /** The same, for the file of an asset that there is. */
  replace: contract({
    method: 'POST',
    path: mediaPaths.assetFile,
    params: siteParams.extend({ assetId: z.string().max(100) }),
    query: z.object({
      /** How long a recording lasts, as far as the browser that sends it knows; 0: it does not. */
      durationMs: z.coerce.number<number>().int().min(0).max(longestMs).default(0),
    }),
    reply: uploadReply,
  }),
  files: contract({
    method: 'GET',
    path: mediaPaths.assets,
    params: siteParams,
    query: filesQuery,
    reply: z.custom<FilesReply>(),
  }),
}
