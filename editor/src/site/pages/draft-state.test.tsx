import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { closeEditor, type TestShop } from '../../ground/changes/testing/served-editor.tsx'
import { openHomePage } from '../../ground/changes/testing/home-page.ts'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { useSaveState } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Toasts } from '../../ground/controls/toasts.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { beginText, keepText } from '../blocks/text-draft.ts'
import { useAsking } from '../fields/asked-addresses.ts'
import { useFrameView } from '../canvas/frame-view.ts'
import { DraftState } from './draft-state.tsx'

let shop: TestShop
let layoutId: string
let blockId: string
const pressed = vi.fn()

beforeEach(async () => {
  pressed.mockClear()
  const page = await openHomePage()
  ;({ shop } = page)
  layoutId = `draft-${page.layoutId}`
  blockId = (await page.blocks()).find(({ type }) => type === 2)?.id ?? ''
})
afterEach(() => {
  cleanup()
  useDrafts.setState({ drafts: {} })
  useFrameView.setState({ boxes: null })
  closeEditor()
})

const write = (html: string) => shop.act('edit-text-block', { layoutId, blockId, html })

/** The header over the home page, beside another button. */
async function openHeader(field: ReactNode = null): Promise<UserEvent> {
  const { siteId, name } = shop
  const site = { siteId, name, host: `${name}.localhost`, capabilities: [] }
  const layout = { layoutId, label: '', kind: 'page', columns: 12, rows: [], cells: [], blocks: [] }
  const box = { left: 0, top: 0, width: 0, height: 0 }
  useFrameView.setState({
    boxes: { layouts: [{ ...layout, box }], width: 0, height: 0 } as never,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <DraftState site={site as never} path="/" onGone={() => undefined} />
      <Button onPress={pressed}>Elsewhere</Button>
      {field}
      <Toasts />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Draft, 1 change' })
  return userEvent.setup()
}

const publishKeys = '{Control>}{Shift>}{Enter}{/Shift}{/Control}'
const textOf = async (id: string) =>
  blocksOfLayout(await shop.document('layout', id)).find((one) => one.id === blockId)?.value['html']
const publicText = () => textOf(layoutId.replace('draft-', ''))

describe('the key that publishes', () => {
  it('does so where a button has the focus, which is not pressed', async () => {
    await write('<p>Anew</p>')
    const user = await openHeader()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await user.keyboard(publishKeys)
    await waitFor(async () => expect(await publicText()).toBe('<p>Anew</p>'))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('waits for what is still asked about, and publishes nothing where that cannot be kept', async () => {
    await write('<p>Anew</p>')
    let answer: (isKept: boolean) => void = () => undefined
    const Asked = () => {
      useAsking(() => new Promise((resolve) => (answer = resolve)))
      return null
    }
    const user = await openHeader(<Asked />)
    const before = await publicText()
    await user.keyboard(publishKeys)
    answer(false)
    await screen.findByText('Not published: an address cannot be shown.')
    await user.keyboard(publishKeys)
    expect(await publicText()).toBe(before)
    answer(true)
    await waitFor(async () => expect(await publicText()).toBe('<p>Anew</p>'))
  })

  it('publishes nothing while a text of the page cannot be stored', async () => {
    await write('<p>Hers</p>')
    const user = await openHeader()
    await beginText(shop.siteId, { layoutId, blockId, html: '' }, () => undefined)
    await write('<p>Hers again</p>')
    keepText(shop.siteId, { layoutId, blockId, html: '<p>His</p>' })
    const before = await publicText()
    await user.keyboard(publishKeys)
    const states = () => Object.values(useDrafts.getState().drafts).map(({ state }) => state.kind)
    await waitFor(() => expect(states()).toEqual(['conflict']))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await publicText()).toBe(before)
    expect(await textOf(layoutId)).toBe('<p>Hers again</p>')
  })
})

it('a page whose edits wait no more is loaded anew once its draft is published', async () => {
  await write('<p>Anew</p>')
  await shop.act('set-publishing', { set: { publishAtOnce: true }, seen: { publishAtOnce: null } })
  const user = await openHeader()
  const { frameVersion } = useSaveState.getState()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(useSaveState.getState().frameVersion).toBe(frameVersion + 1))
  expect(await publicText()).toBe('<p>Anew</p>')
})
