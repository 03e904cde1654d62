import type {} from '../../ground/documents/document.ts'
/** A file of the site's template. Text is kept in the document, other bytes in the file store. */
export type TemplateFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'binary'; readonly hash: string; readonly contentType: string }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** Id = the file's path in the template folder, such as `collections/blog.list`. */
    'template-file': TemplateFile
  }
}
