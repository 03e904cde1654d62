import sanitizeHtml from 'sanitize-html'
import { blocksOfLayout } from '@vitrine/rules/blocks/blocks-of-layout.ts'
import type { Block, Layout, LayoutRow } from '@vitrine/rules/blocks/layout.ts'
import type { DocumentBodies, DocumentBody, DocumentKind } from '@vitrine/rules/changes/document.ts'
import { isSafeLink } from '@vitrine/rules/navigation/safe-link.ts'

const htmlBlockType = 2

/** What owners' rich text may hold; script, frames and event handlers have blocks of their own. */
const options: sanitizeHtml.IOptions = {
  allowedTags: `h1 h2 h3 h4 h5 h6 p br hr blockquote pre div span section article address figure
    figcaption ul ol li dl dt dd a b strong i em u s del ins mark small sub sup time code kbd samp q
    cite abbr img picture source table caption thead tbody tfoot tr th td col colgroup`.split(
    /\s+/,
  ),
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'style', 'data-*', 'aria-*', 'role'],
    a: ['href', 'name', 'target', 'rel', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'sizes', 'media', 'type'],
    time: ['datetime'],
    ol: ['start', 'type', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'white-space': [/^(normal|pre|pre-wrap|nowrap)$/],
      'margin-left': [/^\d{1,3}px$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
}

/** More than broken markup of any kind was seen to need. */
const maxPasses = 10

/**
 * Safe HTML as browsers write it: `<br>`, not `<br />`. Taken again it stays the same, so that saving
 * an unchanged text changes nothing: broken markup may come out as markup that is read differently.
 */
export function sanitiseHtml(html: string): string {
  let clean = sanitiseOnce(html)
  for (let pass = 1; pass < maxPasses; pass++) {
    const again = sanitiseOnce(clean)
    if (again === clean) break
    clean = again
  }
  return clean
}

function sanitiseOnce(html: string): string {
  // in texts and attributes `>` comes out escaped, so this is only ever the end of an empty element
  return sanitizeHtml(html, options).replaceAll(' />', '>')
}

/** A body whose HTML fields are safe to print; what is as it was before is taken as it is. */
export function sanitiseBody<Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
  before: DocumentBody | null,
): DocumentBodies[Kind] {
  const sanitise = sanitisers[kind] as (
    body: DocumentBodies[Kind],
    before: DocumentBodies[Kind] | null,
  ) => DocumentBodies[Kind]
  return sanitise(body, before as DocumentBodies[Kind] | null)
}

type Sanitisers = {
  readonly [Kind in DocumentKind]: (
    body: DocumentBodies[Kind],
    before: DocumentBodies[Kind] | null,
  ) => DocumentBodies[Kind]
}

const sanitisers: Sanitisers = {
  'site-settings': (body, before) => ({
    ...body,
    description: changedHtml(body.description, before?.description),
    store: {
      ...body.store,
      returnPolicy: changedHtml(body.store.returnPolicy, before?.store.returnPolicy),
      termsOfService: changedHtml(body.store.termsOfService, before?.store.termsOfService),
      privacyPolicy: changedHtml(body.store.privacyPolicy, before?.store.privacyPolicy),
    },
  }),
  collection: (body, before) => ({
    ...body,
    description: changedHtml(body.description, before?.description),
  }),
  item: (body, before) => ({
    ...body,
    body: changedHtml(body.body, before?.body),
    excerpt: changedHtml(body.excerpt, before?.excerpt),
    product: body.product && {
      ...body.product,
      details: changedHtml(body.product.details, before?.product?.details),
    },
  }),
  layout: (body, before) => sanitiseLayout(body, before),
  navigation: (body) => body,
  design: (body) => body,
  'template-file': (body) => body,
  asset: (body) => body,
}

function changedHtml(html: string, before: string | undefined): string {
  return html === before ? html : sanitiseHtml(html)
}

function sanitiseLayout(layout: Layout, before: Layout | null): Layout {
  const known = new Set(before === null ? [] : blocksOfLayout(before).map(htmlOf))
  const sanitiseBlock = (block: Block): Block => {
    const html = htmlOf(block)
    if (html === undefined) return withSafeLink(block)
    if (known.has(html)) return block
    return { ...block, value: { ...block.value, html: sanitiseHtml(html) } }
  }
  const sanitiseRows = (rows: readonly LayoutRow[]): LayoutRow[] =>
    rows.map((row) => ({
      columns: row.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map(sanitiseBlock),
        rows: sanitiseRows(column.rows),
      })),
    }))
  return { ...layout, rows: sanitiseRows(layout.rows) }
}

function htmlOf(block: Block): string | undefined {
  const html = block.value['html']
  return block.type === htmlBlockType && typeof html === 'string' ? html : undefined
}

/** A button or picture leads somewhere; a link that would run script leads nowhere. */
function withSafeLink(block: Block): Block {
  const link = block.value['link']
  if (typeof link !== 'string' || isSafeLink(link)) return block
  return { ...block, value: { ...block.value, link: '' } }
}
