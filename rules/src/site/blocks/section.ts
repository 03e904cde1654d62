import type {} from '../../ground/documents/document.ts'
import type { Layout } from './layout.ts'

/** Rows that an owner keeps under a name, to put copies of them into pages. */
export type Section = Pick<Layout, 'columns' | 'rows'> & { readonly title: string }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    section: Section
  }
}
