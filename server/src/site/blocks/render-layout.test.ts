import { expect, test } from 'vitest'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { renderLayout } from './render-layout.ts'

const layout: Layout = {
  columns: 12,
  updatedOn: 7,
  rows: [
    {
      id: 'r1',
      columns: [
        {
          id: 'c1',
          span: 6,
          blocks: [{ id: 'b1', type: 2, value: { html: '<p>One</p>' } }],
          rows: [],
        },
        { id: 'c2', span: 6, blocks: [{ id: 'b2', type: 9999, value: {} }], rows: [] },
      ],
    },
  ],
}

function htmlOf({ value }: { value: Readonly<Record<string, unknown>> }): string {
  return typeof value['html'] === 'string' ? value['html'] : ''
}

test('a layout is printed with the classes that existing stylesheets look for', () => {
  const frame = { id: 'page-1', dataType: 'page', columns: 12, editing: false } as const
  expect(renderLayout(layout, frame, htmlOf)).toBe(
    '<div class="sqs-layout sqs-grid-12 columns-12" data-type="page" data-updated-on="7" id="page-1">' +
      '<div class="row sqs-row"><div class="col sqs-col-6 span-6">' +
      '<div class="sqs-block html-block sqs-block-html" data-block-type="2" id="block-b1">' +
      '<div class="sqs-block-content"><p>One</p></div></div></div>' +
      '<div class="col sqs-col-6 span-6"></div></div></div>',
  )
})

test('a field without content is an empty layout, so that the editor can add to it', () => {
  const frame = {
    id: 'footer',
    dataType: 'block-field',
    columns: 1,
    label: 'Foot & more',
    className: 'x',
    editing: false,
  } as const
  expect(renderLayout(undefined, frame, htmlOf)).toBe(
    '<div class="sqs-layout sqs-grid-1 columns-1 x" data-layout-label="Foot &amp; more" data-type="block-field" id="footer"></div>',
  )
})

test('in edit mode blocks carry their data and the layout its id; otherwise neither is printed', () => {
  const frame = { id: 'page-1', dataType: 'page', columns: 12, editing: true } as const
  const html = renderLayout(layout, frame, htmlOf)
  expect(html).toContain('data-layout-id="page-1"')
  expect(html).toContain('data-block-json="{&quot;html&quot;:&quot;&lt;p&gt;One&lt;/p&gt;&quot;}"')
  const visitor = renderLayout(layout, { ...frame, editing: false }, htmlOf)
  expect(visitor).not.toMatch(/data-block-json|data-layout-id/)
})

test('rows and columns carry their ids in the editor, and nowhere else', () => {
  const frame = { id: 'page-1', dataType: 'page', columns: 12 } as const
  const shown = renderLayout(layout, { ...frame, editing: false }, htmlOf)
  const edited = renderLayout(layout, { ...frame, editing: true }, htmlOf)
  expect(shown).not.toMatch(/data-(?:row|column)-id/)
  expect(edited).toContain('<div class="row sqs-row" data-row-id="r1">')
  expect(edited).toContain('<div class="col sqs-col-6 span-6" data-column-id="c2"></div>')
})

test('a block that shows nothing has nothing within, so that stylesheets can close its gap', () => {
  const frame = { id: 'page-1', dataType: 'page', columns: 12, editing: false } as const
  expect(renderLayout(layout, frame, () => '\n')).toContain('<div class="sqs-block-content"></div>')
})

test('in edit mode a block that shows nothing yet says what it waits for', () => {
  const frame = { id: 'page-1', dataType: 'page', columns: 12, editing: true } as const
  const blocks = [{ id: 'b3', type: 32, value: {} }]
  const rows = [{ id: 'r', columns: [{ id: 'c', span: 12, blocks, rows: [] }] }]
  const empty = { ...layout, rows }
  expect(renderLayout(empty, frame, htmlOf)).toMatch(/data-hint="[^"]+"/)
  expect(renderLayout(empty, { ...frame, editing: false }, htmlOf)).not.toContain('data-hint')
})
