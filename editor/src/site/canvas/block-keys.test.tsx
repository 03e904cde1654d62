import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type BlockWish } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  closeEditor,
  loadEditor,
  mark,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { openHomePage, sayFromFrame } from '../../ground/changes/testing/home-page.ts'
import type { BlockName } from './chosen-block.ts'

let shop: TestShop
/** The first block of the home page. */
let first: BlockName

beforeEach(async () => {
  const page = await openHomePage()
  ;({ shop } = page)
  first = { layoutId: page.layoutId, blockId: page.blockId }
})
afterEach(() => closeEditor())

const blocks = async () =>
  ((await shop.document('layout', first.layoutId)).rows[0]?.columns[0]?.blocks ?? []).map(
    ({ id }) => id,
  )

/** The editor is open. @returns what presses a key of the page, on a block or on what is chosen */
async function openPage() {
  await loadEditor(`/sites/${shop.name}/pages`)
  await screen.findByTitle('Page /')
  return (wish: BlockWish, on: BlockName = { layoutId: '', blockId: '' }) =>
    void sayFromFrame(shop, { type: 'block-key', ...on, wish })
}

it('keys that follow one another faster than answers come are all done, each on what is chosen by then', async () => {
  const before = await blocks()
  const press = await openPage()
  press('duplicate', first)
  press('duplicate')
  press('delete')
  await mark('Saved')
  await waitFor(async () => expect(await blocks()).toHaveLength(before.length + 1))
  const [original, copy] = await blocks()
  expect(original).toBe(first.blockId)
  press('delete', { ...first, blockId: copy ?? '' })
  await waitFor(async () => expect(await blocks()).toEqual(before))
})

it('a key does nothing where nothing is chosen', async () => {
  const before = await blocks()
  const press = await openPage()
  press('leave')
  press('delete')
  press('duplicate', first)
  await waitFor(async () => expect(await blocks()).toHaveLength(before.length + 1))
  expect((await blocks())[0]).toBe(first.blockId)
})

it('the keys go on with the copy of a block, unless somebody is at a tool by then', async () => {
  const press = await openPage()
  const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>(/^Page \//)
  const told = vi.spyOn(contentWindow as Window, 'postMessage')
  const keysToBlocks = () =>
    told.mock.calls.filter(([message]) => JSON.stringify(message).includes('focus-block')).length
  const before = (await blocks()).length
  press('duplicate', first)
  await waitFor(() => expect(keysToBlocks()).toBe(1))
  press('duplicate', first)
  screen.getByRole('button', { name: 'Search and commands' }).focus()
  await waitFor(async () => expect(await blocks()).toHaveLength(before + 2))
  await mark('Saved')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(keysToBlocks()).toBe(1)
})
