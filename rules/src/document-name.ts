import type { DocumentBodies, DocumentKind } from './ground/documents/document.ts'

type Names = {
  readonly [Kind in DocumentKind]?: (body: DocumentBodies[Kind], id: string) => string
}

const names: Names = {
  collection: ({ title }) => title,
  item: ({ title }) => title,
  section: ({ title }) => title,
  coupon: ({ title, name }, id) => title ?? name ?? id,
  form: ({ name }) => name,
  asset: ({ filename }) => filename,
  'template-file': (_body, id) => id,
}

/** What its owner calls a document; undefined where there is only one of its kind. */
export function documentName<Kind extends DocumentKind>(
  kind: Kind,
  id: string,
  body: DocumentBodies[Kind],
): string | undefined {
  return names[kind]?.(body, id)
}
