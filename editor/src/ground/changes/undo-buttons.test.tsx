import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { showNotice, Toasts } from '../controls/toasts.tsx'
import { queryClient } from '../http/query-client.ts'
import { useDrafts } from './drafts.ts'
import { performAction } from './perform-action.ts'
import { performSoon } from './pending-actions.ts'
import { closeEditor, type Network, type TestShop } from './testing/served-editor.tsx'
import { openHomePage } from './testing/home-page.ts'
import { UndoButtons } from './undo-buttons.tsx'

let network: Network
let shop: TestShop
let layoutId: string
let blockId: string

beforeEach(async () => {
  ;({ network, shop, layoutId, blockId } = await openHomePage())
  render(
    <QueryClientProvider client={queryClient}>
      <UndoButtons siteId={shop.siteId} />
      <Toasts />
    </QueryClientProvider>,
  )
  await write('<p>One</p>')
  await screen.findByRole('button', { name: /^Undo: / })
})
afterEach(() => closeEditor())

const write = (html: string) =>
  performSoon(shop.siteId, { action: 'edit-text-block', input: { layoutId, blockId, html } }, 'A')
const words = async () =>
  blocksOfLayout(await shop.document('layout', layoutId)).find(({ id }) => id === blockId)?.value[
    'html'
  ]
const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
const answersTo = (path: string) =>
  network.answered.filter((request) => request.endsWith(path)).length
const undone = () => answersTo('/undo')

it('an undo in the same moment takes back what is still on its way', async () => {
  void write('<p>Two</p>')
  pressUndo()
  await expect.poll(() => undone()).toBe(1)
  expect(await words()).toBe('<p>One</p>')
})

it('an undo right after the answer takes back what is not offered yet', async () => {
  let read = (): void => undefined
  network.before = (request) =>
    request.endsWith('/history')
      ? new Promise<void>((resolve) => (read = resolve))
      : Promise.resolve()
  await write('<p>Two</p>')
  pressUndo()
  network.before = () => Promise.resolve()
  read()
  await expect.poll(() => undone()).toBe(1)
  expect(await words()).toBe('<p>One</p>')
})

it('an undo takes back nothing older while the newest waits for a connection', async () => {
  network.isOnline = false
  void write('<p>Two</p>')
  await expect
    .poll(() => Object.values(useDrafts.getState().drafts).map(({ state }) => state.kind))
    .toEqual(['offline'])
  // it is not told yet that the connection is back
  network.isOnline = true
  pressUndo()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(network.sent.filter((request) => request.endsWith('/undo'))).toEqual([])
})

it('two undos take back two changes, one after the other', async () => {
  const before = await words()
  void write('<p>Two</p>')
  pressUndo()
  pressUndo()
  await expect.poll(() => undone()).toBe(2)
  expect(before).toBe('<p>One</p>')
  expect(await words()).toBe('<h1>Welcome</h1>')
})

it('of two changes that the screen follows at once, the newer is told of and offered back', async () => {
  let read = (): void => undefined
  network.before = (request) =>
    request.endsWith('/history')
      ? new Promise<void>((resolve) => (read = resolve))
      : Promise.resolve()
  const say = (word: string) =>
    performAction(
      shop.siteId,
      { action: 'edit-text-block', input: { layoutId, blockId, html: `<p>${word}</p>` } },
      { notice: `Said ${word}.` },
    )
  const before = answersTo('/actions')
  const both = [say('Two'), say('Three')]
  await expect.poll(() => answersTo('/actions')).toBe(before + 2)
  network.before = () => Promise.resolve()
  read()
  await Promise.all(both)
  expect(screen.queryByText('Said Two.')).toBeNull()
  screen.getByText('Said Three.')
})

it('the keys take back what a notice alone can, and the last change once that has passed', async () => {
  let taken = 0
  const action = { name: 'Undo', run: () => void taken++, isOnlyWayBack: true }
  act(() => void showNotice({ message: '1 comment approved.', action }))
  act(() => void pressUndo())
  expect([taken, undone()]).toEqual([1, 0])
  expect(screen.queryByText('1 comment approved.')).toBeNull()
  pressUndo()
  await expect.poll(() => undone()).toBe(1)
  expect(taken).toBe(1)
})

it('what a notice alone takes back is in the way of no change that was made after it', async () => {
  const action = { name: 'Undo', run: () => expect.unreachable(), isOnlyWayBack: true }
  act(() => void showNotice({ message: 'Order 7 is fulfilled.', action }))
  await performAction(
    shop.siteId,
    { action: 'edit-text-block', input: { layoutId, blockId, html: '<p>Two</p>' } },
    { notice: 'Said Two.' },
  )
  await screen.findByText('Said Two.')
  pressUndo()
  await expect.poll(() => undone()).toBe(1)
  expect(await words()).toBe('<p>One</p>')
})
