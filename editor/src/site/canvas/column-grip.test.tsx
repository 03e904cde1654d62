import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import {
  closeEditor,
  type Network,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { openHomePage } from '../../ground/changes/testing/home-page.ts'
import { chooseBlock } from './chosen-block.ts'
import { ColumnGrips } from './column-grip.tsx'
import { forgetFrameView, takeViewMessage } from './frame-view.ts'

let network: Network
let shop: TestShop
let layoutId: string

/** The home page with two columns of the given widths, as the page in the frame measures them. */
function measure([left = 6, right = 6]: readonly number[], rowId: string, blockId: string): void {
  const box = (at: number, width: number) => ({ left: at, top: 0, width, height: 100 })
  const cell = (id: string, at: number, span: number) => ({
    id,
    rowId,
    span,
    box: box(at * 100, span * 100),
  })
  const layouts = [
    {
      layoutId,
      kind: 'page',
      label: '',
      columns: 12,
      box: box(0, 1200),
      rows: [{ id: rowId, box: box(0, 1200) }],
      cells: [cell('left', 0, left), cell('right', left, right)],
      blocks: [{ id: blockId, columnId: 'left', box: box(0, left * 100) }],
    },
  ]
  takeViewMessage({ type: 'boxes', layouts, width: 1200, height: 100, top: 0 } as never)
}

beforeEach(async () => {
  ;({ network, shop, layoutId } = await openHomePage())
})
afterEach(() => {
  cleanup()
  act(forgetFrameView)
  closeEditor()
})

const sent = () => network.sent.filter((request) => request.endsWith('/actions'))

it('keeps the keys after a change, and sends each change once', async () => {
  const first = blocksOfLayout(await shop.document('layout', layoutId))[0]?.id ?? ''
  const block = { id: makeNewId(), type: 2, value: { html: '<p>Right</p>' } }
  const place = { at: 'right', blockId: first }
  const ids = [makeNewId(), makeNewId(), makeNewId(), makeNewId()]
  await shop.act('insert-blocks', { layoutId, columns: 12, place, blocks: [block], ids })
  const read = await queryClient.fetchQuery(documentQuery(shop.siteId, 'layout', layoutId))
  const rowId = read.body.rows[0]?.id ?? ''
  const frame = { current: document.createElement('iframe') }
  const sight = { top: 0, scale: 1, width: 1200, height: 600 }
  act(() => {
    measure([6, 6], rowId, first)
    chooseBlock({ layoutId, blockId: first })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ColumnGrips
        siteId={shop.siteId}
        {...{ frame, sight }}
        isReady
        src=""
        send={() => undefined}
        onSettings={() => undefined}
      />
    </QueryClientProvider>,
  )
  const grip = screen.getByRole('slider')
  grip.focus()
  fireEvent.keyDown(grip, { key: 'ArrowRight' })
  fireEvent.keyDown(grip, { key: 'Enter' })
  // the keys go elsewhere before the page has measured itself again
  fireEvent.blur(grip)
  await waitFor(async () => {
    const { rows } = await shop.document('layout', layoutId)
    expect(rows[0]?.columns.map(({ span }) => span)).toEqual([7, 5])
  })
  act(() => measure([7, 5], rowId, first))
  expect(sent()).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('slider'))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('7 of 12')
})
