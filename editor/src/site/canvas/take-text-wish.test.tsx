import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeEditor,
  loadEditor,
  mark,
  regain,
  type Network,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { openHomePage, sayFromFrame } from '../../ground/changes/testing/home-page.ts'

let network: Network
let shop: TestShop
/** The text of the home page. */
let text: { layoutId: string; blockId: string }

beforeEach(async () => {
  const { layoutId, blockId, ...page } = await openHomePage()
  ;({ network, shop } = page)
  text = { layoutId, blockId }
})
afterEach(() => closeEditor())

const blocks = async () =>
  (await shop.document('layout', text.layoutId)).rows[0]?.columns[0]?.blocks ?? []
const words = async () => (await blocks()).map(({ value }) => value['html'])

const say = (message: object) => sayFromFrame(shop, message)

async function writeText(html: string) {
  const user = await loadEditor(`/sites/${shop.name}/pages`)
  await say({ type: 'editing', ...text, html: '<h1>Welcome</h1>' })
  await say({ type: 'text-changed', ...text, html })
  await mark('Unsaved')
  return user
}

it('somebody whose text waits for a connection may go on with another block of the page', async () => {
  await writeText('<p>Kept</p>')
  network.isOnline = false
  await say({ type: 'editing-ended', ...text, html: '<p>Kept</p>' })
  await mark('Not saved')
  await say({ type: 'picked', layoutId: text.layoutId, blockId: 'elsewhere', by: 'pointer' })
  await waitFor(() => expect(location.search).toContain('block=elsewhere'))
  expect(screen.queryByRole('heading', { name: 'This text is not saved' })).toBeNull()
})

const [one, two] = ['<p>One</p>', '<p>Two</p>']
const cut = (insert: boolean, before = one, after = two) =>
  say({ type: 'split-wished', ...text, before, after, insert })

describe('somebody who wants two texts', () => {
  it('has them after what was typed is stored, and one again from the start of the second', async () => {
    await writeText(one + two)
    await cut(false)
    await waitFor(async () => expect((await words()).slice(0, 2)).toEqual([one, two]))
    const second = (await blocks())[1]?.id ?? ''
    await say({ type: 'merge-wished', layoutId: text.layoutId, blockId: second })
    await waitFor(async () => expect((await words())[0]).toBe(one + two))
    await say({ type: 'merge-wished', ...text })
    await mark('Saved')
    expect((await words())[0]).toBe(one + two)
  })

  it('puts their halves over another’s text once they say so', async () => {
    const user = await writeText(one + two)
    await say({ type: 'save-wished', ...text, html: one + two })
    await mark('Saved')
    await shop.act('edit-text-block', { ...text, html: '<p>Hers</p>' })
    await cut(false)
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this block' })
    expect((await words())[0]).toBe('<p>Hers</p>')
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await waitFor(async () => expect((await words()).slice(0, 2)).toEqual([one, two]))
  })
})

describe('somebody whose words cannot be stored yet', () => {
  /** What the page in the frame is told to show in a text. */
  async function listen() {
    const { contentWindow } = await screen.findByTitle<HTMLIFrameElement>('Page /')
    const post = vi.spyOn(contentWindow as Window, 'postMessage')
    return () =>
      post.mock.calls
        .map(([data]) => data as { type: string; html?: string })
        .filter(({ type }) => type === 'set-text')
        .map(({ html }) => html)
  }

  it('goes on with them where they asked for two texts, and has lost none', async () => {
    await writeText(one + two)
    const shown = await listen()
    network.isOnline = false
    await cut(false)
    await waitFor(() => expect(shown()).toEqual([one + two]))
    regain(network)
    await mark('Saved')
    expect((await words())[0]).toBe(one + two)
  })

  it('copies them as they are typed', async () => {
    await writeText(one + two)
    await say({ type: 'picked', ...text, by: 'keys' })
    await say({ type: 'clipboard', kind: 'copy', html: '', text: 'One Two' })
    await waitFor(() => expect(localStorage.getItem('vitrine-copied-blocks')).toContain(one + two))
    await say({ type: 'save-wished', ...text, html: one + two })
    await mark('Saved')
  })
})

describe('somebody who wants a block where they write', () => {
  it('chooses it for the place between the halves', async () => {
    const user = await writeText(`${one}<p></p>${two}`)
    await cut(true)
    await say({ type: 'text-changed', ...text, html: `${one}<p>/</p>${two}` })
    const picker = await screen.findByRole('dialog', { name: 'Add a block' })
    await user.click(within(picker).getByRole('option', { name: 'Line' }))
    await waitFor(async () => expect((await words()).slice(0, 3)).toEqual([one, undefined, two]))
  })

  it('leaves no empty text behind in the last line', async () => {
    const user = await writeText(`${one}<p></p>`)
    const before = (await blocks()).length
    await cut(true, one, '')
    await say({ type: 'text-changed', ...text, html: `${one}<p>/</p>` })
    const picker = await screen.findByRole('dialog', { name: 'Add a block' })
    await user.click(within(picker).getByRole('option', { name: 'Line' }))
    await waitFor(async () => expect(await blocks()).toHaveLength(before + 1))
    expect((await words()).slice(0, 2)).toEqual([one, undefined])
  })

  it('has the slash as a letter where they pick none, and one text as before', async () => {
    const user = await writeText(`${one}<p></p>${two}`)
    const before = (await blocks()).length
    await cut(true)
    const html = `${one}<p>/</p>${two}`
    await say({ type: 'text-changed', ...text, html })
    const picker = await screen.findByRole('dialog', { name: 'Add a block' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(picker.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByTitle('Page /'))
    await say({ type: 'editing-ended', ...text, html })
    await mark('Saved')
    expect((await words())[0]).toBe(html)
    expect(await blocks()).toHaveLength(before)
  })
})

describe('a picture that is pasted into a text', () => {
  it('is refused in words where it is none', async () => {
    await writeText(one)
    const bytes = new ArrayBuffer(9)
    const given = { contentType: 'image/png', name: 'fake.png', bytes }
    await say({ type: 'picture-wished', ...text, ...given })
    await screen.findByText(/fake\.png/)
  })
})
