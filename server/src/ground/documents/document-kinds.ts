import type {
  DocumentBodies,
  DocumentBody,
  DocumentKind,
  DocumentRef,
  StoredDocument,
} from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../db/database.ts'

/** A document before and after; null where it does not exist. */
export type Replacement = DocumentRef & {
  readonly before: StoredDocument | null
  readonly after: DocumentBody | null
}

/** Gives the clean form of a field's HTML. */
export type CleanHtml = (html: string, field: string) => string

/**
 * What the features know of their documents: how a body is cleaned, and what else is stored with
 * it. Handed in by the package's root, which knows every kind.
 */
export type DocumentKinds = {
  has(name: string): boolean
  /** What its owner calls a document; undefined where there is only one of its kind. */
  name<Kind extends DocumentKind>(
    kind: Kind,
    id: string,
    body: DocumentBodies[Kind],
  ): string | undefined
  /** What stands for a document that is not stored, such as a slide that was drawn; else undefined. */
  drawn<Kind extends DocumentKind>(kind: Kind, id: string): StoredDocument<Kind> | undefined
  /** A body whose HTML fields are safe to print; what is as it was before is taken as it is. */
  sanitise<Kind extends DocumentKind>(
    kind: Kind,
    body: DocumentBodies[Kind],
    before: DocumentBody | null,
    clean: CleanHtml,
  ): DocumentBodies[Kind]
  /** Why a body from outside, such as a starter's, cannot be stored; undefined where it can. */
  problem(kind: DocumentKind, body: DocumentBody): Refusal | undefined
  /** A body that comes back from before a rule which documents keep now, as that rule has it. */
  repair(kind: DocumentKind, body: DocumentBody): DocumentBody
  /**
   * Why documents cannot be stored beside what no document has, such as a code that is one of many;
   * undefined where they can. Asked while the site is locked.
   */
  taken(site: SiteDatabase, changed: readonly Replacement[]): Promise<Refusal | undefined>
  /** Stores, in the same transaction, what goes with documents that were written. */
  written(site: SiteDatabase, changed: readonly Replacement[]): Promise<void>
  /** Lets go of what this process keeps, once everybody can read what was written. */
  stored(siteId: SiteId, changed: readonly DocumentRef[]): void
}
