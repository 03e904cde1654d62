import { z } from 'zod'
import { contract, siteParams } from '../http/contract.ts'
import { changesPaths } from './changes-paths.ts'
import { itemVisibilities } from '../documents/visibility.ts'
import type { DocumentBodies, DocumentBody, DocumentKind } from '../documents/document.ts'

/** Contracts of the calls by which documents are read and changed; addresses in `changes-paths.ts`. */

/** The server asks its list of kinds what a name means; here it is only as long as one may be. */
const kind = z.string().min(1).max(40).pipe(z.custom<DocumentKind>())
const id = z.string().min(1).max(300)

const documentParams = siteParams.extend({ kind, id })

/** The largest number that a change can have (an SQL integer). */
const maxSequence = 2_147_483_647

/** Whether the answer brings what was changed as it stands now, as far as its author may read it. */
const bodies = z.boolean().optional()

/** POST actions: performs one owner action (`owner-actions.ts`) by its name. */
const performActionBody = z.object({
  action: z.string().max(100),
  input: z.unknown(),
  /**
   * By `template-file/<path>`: the revision that the author saw. Stale ones are refused. All else
   * is compared by fields (`field-edits.ts`).
   */
  expectedRevisions: z
    .record(
      z
        .string()
        .max(400)
        .regex(/^template-file\//),
      z.int(),
    )
    .refine((revisions) => Object.keys(revisions).length <= 1000)
    .optional(),
  bodies,
  /**
   * The site's revision when this was first asked for and got no answer. Where its author has
   * performed the very same since, that is the answer, and nothing is done twice.
   */
  since: z.int().min(0).max(maxSequence).optional(),
})

/** POST undo and redo: with the sequence of the change meant, another one is never taken instead. */
const travelBody = z.object({ expectedTarget: z.int().optional(), bodies })

const changedDocument = z.object({ kind, id, revision: z.int().nullable() })

/** What a write answers: the site's revision now, and the documents that it moved. */
export const changeReply = z.object({
  sequence: z.int(),
  changed: z.array(changedDocument),
  documents: z.array(z.custom<DocumentReply>()).optional(),
})
export type ChangeReply = z.infer<typeof changeReply>

const change = z.object({
  sequence: z.int(),
  type: z.enum(['do', 'undo', 'redo']),
  targetSequence: z.int().nullable(),
  action: z.string(),
  title: z.string(),
  authorId: z.string().nullable(),
  /** Epoch milliseconds. */
  at: z.number(),
})

/** An undo or redo also says which change it was about. */
const travelReply = changeReply.extend({ target: change })
export type TravelReply = z.infer<typeof travelReply>

/** The parts of a site by which its history is narrowed, with the kinds of documents of each. */
export const historyParts = {
  pages: ['collection', 'layout', 'navigation', 'section'],
  items: ['item'],
  discounts: ['coupon'],
  forms: ['form'],
  style: ['design'],
  files: ['asset'],
  template: ['template-file'],
  settings: ['site-settings', 'url-mappings'],
} as const satisfies Record<string, readonly DocumentKind[]>

export type HistoryPart = keyof typeof historyParts
export const historyPart = z.enum(Object.keys(historyParts) as [HistoryPart, ...HistoryPart[]])

const historyQuery = z.object({
  /** Only what this account did. */
  author: z.string().min(1).max(100).optional(),
  /** Only what changed this document, by `kind/id`, or the blocks of it. */
  of: z
    .string()
    .max(341)
    .regex(/^[a-z-]{1,40}\/./)
    .optional(),
  /** Only what was done to this part of the site. */
  part: historyPart.optional(),
  before: z.coerce.number<number>().int().min(0).max(maxSequence).optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  /** A revision of the site: asks what has changed since. */
  since: z.coerce.number<number>().int().min(0).max(maxSequence).optional(),
})

/** Where an owner finds what a change was about. */
export const changeSubject = z.discriminatedUnion('place', [
  z.object({ place: z.literal('settings') }),
  z.object({ place: z.literal('product'), itemId: z.string() }),
  z.object({ place: z.literal('form'), formId: z.string() }),
  z.object({ place: z.literal('page'), path: z.string() }),
  z.object({ place: z.literal('template'), file: z.string() }),
  z.object({ place: z.literal('discount'), code: z.string() }),
])
export type ChangeSubject = z.infer<typeof changeSubject>

const historyReply = z.object({
  changes: z.array(
    change.extend({ authorName: z.string().nullable(), subject: changeSubject.nullable() }),
  ),
  nextBefore: z.int().nullable(),
  canUndo: change.nullable(),
  canRedo: change.nullable(),
  /** Documents that changed since the revision that was asked about; null where that is not known. */
  changed: z.array(z.object({ kind, id })).nullable().optional(),
})
export type HistoryReply = z.infer<typeof historyReply>

const sequence = z.coerce.number<number>().int().min(1).max(maxSequence)
const changeParams = siteParams.extend({ sequence })

/** A document that a change was about, as it was before and as it was then. */
const changedVersions = z.object({
  kind,
  id,
  /** What its owner calls it; null where there is only one of its kind. */
  name: z.string().nullable(),
  /** Null where too much has happened since to tell; a body is null where there was no such document. */
  versions: z
    .object({
      before: z.custom<DocumentBody | null>(),
      after: z.custom<DocumentBody | null>(),
    })
    .nullable(),
  /** Which of them can be put in the place of what stands now. */
  restorable: z.array(z.enum(['before', 'after'])),
})
export type ChangedVersions = z.infer<typeof changedVersions>

/** GET change: what it did to each document, as far as who asks may read it. */
const changeVersionsReply = z.object({
  change: change.extend({ authorName: z.string().nullable() }),
  documents: z.array(changedVersions),
  /** What owners call the pages, items and files that the versions name by their ids. */
  names: z.record(z.string(), z.string()),
  /** How many more it changed that are not told here. */
  more: z.int(),
})

/** POST restore: puts an earlier version of one document in the place of what stands. */
const restoreBody = z.object({ kind, id, version: z.enum(['before', 'after']) })
export type RestoreWish = z.infer<typeof restoreBody>

/** GET authors: who has changed something of the site, by name. */
const authorsReply = z.object({
  authors: z.array(z.object({ id: z.string(), name: z.string() })),
})

const documentsQuery = z.object({
  kind,
  collectionId: z.string().max(100).optional(),
  visibility: z.enum(itemVisibilities).optional(),
  /** The `next` of the page before. */
  after: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(500).default(200),
})

/** GET documents: those of one kind by id, a page at a time; GET document: one. */
export type DocumentReply<Kind extends DocumentKind = DocumentKind> = {
  readonly kind: Kind
  readonly id: string
  readonly revision: number
  readonly body: DocumentBodies[Kind]
}
export type DocumentsReply<Kind extends DocumentKind = DocumentKind> = {
  readonly documents: readonly DocumentReply<Kind>[]
  /** Null on the last page. */
  readonly next: string | null
}

const onSite = { params: siteParams } as const

export const changesApi = {
  actions: contract({
    ...onSite,
    method: 'POST',
    path: changesPaths.actions,
    body: performActionBody,
    reply: changeReply,
  }),
  undo: contract({
    ...onSite,
    method: 'POST',
    path: changesPaths.undo,
    body: travelBody.default({}),
    reply: travelReply,
  }),
  redo: contract({
    ...onSite,
    method: 'POST',
    path: changesPaths.redo,
    body: travelBody.default({}),
    reply: travelReply,
  }),
  history: contract({
    ...onSite,
    method: 'GET',
    path: changesPaths.history,
    query: historyQuery,
    reply: historyReply,
  }),
  change: contract({
    method: 'GET',
    path: changesPaths.change,
    params: changeParams,
    reply: changeVersionsReply,
  }),
  restore: contract({
    method: 'POST',
    path: changesPaths.restore,
    params: changeParams,
    body: restoreBody,
    reply: changeReply,
  }),
  authors: contract({
    ...onSite,
    method: 'GET',
    path: changesPaths.authors,
    reply: authorsReply,
  }),
  documents: documentsOfKind<DocumentKind>(),
  document: documentOfKind<DocumentKind>(),
}

/** GET documents, as who knows which kind is asked for reads them. */
export function documentsOfKind<Kind extends DocumentKind>() {
  return contract({
    ...onSite,
    method: 'GET',
    path: changesPaths.documents,
    query: documentsQuery,
    reply: z.custom<DocumentsReply<Kind>>(),
  })
}

/** GET document, as who knows which kind is asked for reads it. */
export function documentOfKind<Kind extends DocumentKind>() {
  return contract({
    method: 'GET',
    path: changesPaths.document,
    params: documentParams,
    reply: z.custom<DocumentReply<Kind>>(),
  })
}

/** One template file that moved on since the author read it, in the details of `stale-revision`. */
export type Conflict = {
  readonly kind: 'template-file'
  readonly id: string
  readonly expectedRevision: number
  /** What the refused action would have made of it as it stands now; null where nothing. */
  readonly yours: DocumentBodies['template-file'] | null
  /** As it stands now; null where it was deleted. */
  readonly theirs: DocumentBodies['template-file'] | null
  readonly theirRevision: number | null
  readonly theirAuthorId: string | null
  /** Epoch milliseconds. */
  readonly changedAt: number | null
}
