import { cleanLayout } from '@vitrine/rules/site/blocks/visit-block.ts'
import { cleanCustom, readCustomValue } from '@vitrine/rules/site/content/custom-content.ts'
import type {
  DocumentBodies,
  DocumentBody,
  DocumentKind,
} from '@vitrine/rules/ground/documents/document.ts'
import type { CleanHtml } from './ground/documents/document-kinds.ts'

/** A body whose HTML fields are safe to print; what is as it was before is taken as it is. */
export function sanitiseBody<Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
  before: DocumentBody | null,
  clean: CleanHtml,
): DocumentBodies[Kind] {
  const sanitiser = sanitisers[kind] as Sanitiser<Kind>
  return sanitiser(body, before as DocumentBodies[Kind] | null, clean)
}

type Sanitiser<Kind extends DocumentKind> = (
  body: DocumentBodies[Kind],
  before: DocumentBodies[Kind] | null,
  clean: CleanHtml,
) => DocumentBodies[Kind]

type Sanitisers = { readonly [Kind in DocumentKind]: Sanitiser<Kind> }

const sanitisers: Sanitisers = {
  'site-settings': (body, before, clean) => ({
    ...body,
    description: changedHtml(body, before, 'description', clean),
    ...(body.announcement && {
      announcement: {
        ...body.announcement,
        html: changedHtml(body.announcement, before?.announcement, 'html', clean),
      },
    }),
    store: {
      ...body.store,
      returnPolicy: changedHtml(body.store, before?.store, 'returnPolicy', clean),
      termsOfService: changedHtml(body.store, before?.store, 'termsOfService', clean),
      privacyPolicy: changedHtml(body.store, before?.store, 'privacyPolicy', clean),
    },
  }),
  collection: (body, before, clean) => ({
    ...body,
    description: changedHtml(body, before, 'description', clean),
  }),
  item: (body, before, clean) => ({
    ...body,
    body: changedHtml(body, before, 'body', clean),
    excerpt: changedHtml(body, before, 'excerpt', clean),
    customContent: cleanCustom(body.customContent, (html, name) => {
      const stands = readCustomValue(before?.customContent[name])
      const isOld = stands?.type === 'wysiwyg' && stands.value === html
      return isOld ? html : clean(html, `customContent.${name}`)
    }),
    product: body.product && {
      ...body.product,
      details: changedHtml(body.product, before?.product, 'details', clean),
    },
  }),
  layout: cleanLayout,
  // its rows come from layouts, where they were cleaned
  section: (body) => body,
  navigation: (body) => body,
  design: (body) => body,
  'template-file': (body) => body,
  'url-mappings': (body) => body,
  coupon: (body) => body,
  // plain text, escaped where it is printed
  form: (body) => body,
  asset: (asset, before, clean) => {
    const { body: text } = asset
    if (text === undefined) return asset
    return { ...asset, body: changedHtml({ text }, { text: before?.body ?? '' }, 'text', clean) }
  },
}

/** A field's HTML, cleaned where it is not what stands there already. */
function changedHtml<Field extends string>(
  now: { readonly [F in Field]: string },
  before: { readonly [F in Field]: string } | null | undefined,
  field: Field,
  clean: CleanHtml,
): string {
  const html = now[field]
  return html === before?.[field] ? html : clean(html, field)
}
