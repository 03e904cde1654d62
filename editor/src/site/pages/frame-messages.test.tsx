import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wrapMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  closeEditor,
  loadEditor,
  loseAnswers,
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

const frame = () => screen.findByTitle<HTMLIFrameElement>('Page /')

const say = (message: object, origin?: string) => sayFromFrame(shop, message, origin)

const html = async () => {
  const layout = await shop.document('layout', text.layoutId)
  return layout.rows[0]?.columns[0]?.blocks[0]?.value['html']
}

async function startTyping(words: string): Promise<void> {
  await frame()
  await say({ type: 'editing', ...text, html: '<h1>Welcome</h1>' })
  await waitFor(() => expect(network.sent.join()).toContain('/documents/layout/'))
  await say({ type: 'text-changed', ...text, html: words })
}

describe('what somebody began on a page', () => {
  it('is about places of that page, and ends where another is opened', async () => {
    const other = (await shop.documents('collection')).find(({ body }) => !body.homepage)
    await loadEditor(`/sites/${shop.name}/pages`)
    await frame()
    const { pickFor } = await import('../canvas/picking-place.ts')
    const { setMoving, useMoving } = await import('../canvas/moving.ts')
    const spot = { layoutId: text.layoutId, place: { at: 'end' } } as const
    act(() => {
      setMoving({ by: 'keys', what: text, spots: [spot], index: 0 })
      pickFor(spot)
    })
    await screen.findByRole('dialog', { name: 'Add a block' })
    await say({ type: 'navigate', path: `/${other?.body.urlId}` })
    await screen.findByTitle(`Page /${other?.body.urlId}`)
    expect(screen.queryByRole('dialog', { name: 'Add a block' })).toBeNull()
    expect(useMoving.getState().by).toBe('nobody')
  })
})

describe('a page that says nothing', () => {
  it('is shown all the same, and is nothing about the page that is opened meanwhile', async () => {
    const other = (await shop.documents('collection')).find(({ body }) => !body.homepage)
    const path = `/${other?.body.urlId}`
    await loadEditor(`/sites/${shop.name}/pages`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    fireEvent.load(await frame())
    await say({ type: 'navigate', path })
    const opened = () => screen.getByTitle<HTMLIFrameElement>(`Page ${path}`)
    await waitFor(() => expect(opened().src).toContain(path))
    await say({ type: 'ready', path, title: 'Other', textBlocks: 0, layouts: [] })
    expect(opened().hasAttribute('inert')).toBe(false)
    act(() => void vi.advanceTimersByTime(10_000))
    expect(opened().hasAttribute('inert')).toBe(false)
    vi.useRealTimers()
  })
})

describe('what somebody types in the page', () => {
  it('is unsaved until they leave the text, and then stored by itself', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1>Hello</h1>')
    await mark('Unsaved')
    await say({ type: 'editing-ended', ...text, html: '' })
    await mark('Saved')
    expect(await html()).toBe('<h1>Hello</h1>')
  })

  it('is kept and refused in words where it is longer than a text may be', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping(`<p>${'word '.repeat(120_000)}</p>`)
    await mark('Unsaved')
    await say({ type: 'editing-ended', ...text, html: '' })
    await mark('Not saved')
    await screen.findByText('You have exceeded the character limit.')
    await user.click(await screen.findByRole('link', { name: 'History' }))
    await screen.findByRole('dialog', { name: 'This text is not saved' })
    expect(await html()).toBe('<h1>Welcome</h1>')
  })

  it('is taken from the page’s own site alone', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await frame()
    await say({ type: 'text-changed', ...text, html: '<h1>Evil</h1>' }, 'https://evil.example')
    await say({ type: 'text-changed', ...text, html: 3 })
    await mark('Saved')
    await say({ type: 'editing-ended', ...text, html: '' }, 'https://evil.example')
    expect(await html()).toBe('<h1>Welcome</h1>')
  })

  it('meets another’s text in a dialog that shows both', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1>His</h1>')
    await mark('Unsaved')
    await shop.act('edit-text-block', { ...text, html: '<h1>Hers</h1>' })
    await say({ type: 'editing-ended', ...text, html: '' })
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this text' })
    await mark('Conflict')
    expect(within(dialog).getByLabelText('Yours').textContent).toBe('His')
    expect(within(dialog).getByLabelText('Theirs').textContent).toBe('Hers')
    const told = vi.spyOn((await frame()).contentWindow as Window, 'postMessage')
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await mark('Saved')
    expect(await html()).toBe('<h1>His</h1>')
    // the page may show hers by now, since it is told of what others do
    const message = wrapMessage({ type: 'set-text', ...text, html: '<h1>His</h1>' })
    expect(told.mock.calls).toContainEqual([message, expect.any(String)])
  })

  it('goes on from what was stored by itself, once there was a connection', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1 onclick="x()">Hello</h1>')
    network.isOnline = false
    await say({ type: 'save-wished', ...text, html: '' })
    await mark('Not saved')
    network.isOnline = true
    globalThis.dispatchEvent(new Event('online'))
    await mark('Saved')
    await say({ type: 'text-changed', ...text, html: '<h1>Hello again</h1>' })
    await say({ type: 'editing-ended', ...text, html: '' })
    await mark('Saved')
    expect(await html()).toBe('<h1>Hello again</h1>')
  })

  it('never stands on a text of another that came after it and was not seen', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1>His</h1>')
    const answers = () =>
      network.answered.filter((one) => one.includes('/documents/layout/')).length
    await waitFor(() => expect(answers()).toBe(1))
    let isOver = false
    network.before = async (request) => {
      if (isOver || !request.startsWith('GET') || !request.includes('/documents/layout/')) return
      isOver = true
      await shop.act('edit-text-block', { ...text, html: '<h1>Hers</h1>' })
    }
    await say({ type: 'save-wished', ...text, html: '' })
    await waitFor(() => expect(answers()).toBe(2))
    await mark('Saved')
    await say({ type: 'text-changed', ...text, html: '<h1>His again</h1>' })
    await say({ type: 'editing-ended', ...text, html: '' })
    await screen.findByRole('dialog', { name: 'Someone else changed this text' })
    expect(await html()).toBe('<h1>Hers</h1>')
  })

  it('is still unsaved where it was put back while nobody knows whether it arrived', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1>Hello</h1>')
    loseAnswers(network)
    await say({ type: 'save-wished', ...text, html: '' })
    await mark('Not saved')
    expect(await html()).toBe('<h1>Hello</h1>')
    await say({ type: 'text-changed', ...text, html: '<h1>Welcome</h1>' })
    await mark('Not saved')
    regain(network)
    await mark('Saved')
    expect(await html()).toBe('<h1>Welcome</h1>')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes nowhere without a connection, and is stored once there is one', async () => {
    await loadEditor(`/sites/${shop.name}/pages`)
    await startTyping('<h1>Hello</h1>')
    network.isOnline = false
    await say({ type: 'editing-ended', ...text, html: '' })
    await mark('Not saved')
    network.isOnline = true
    globalThis.dispatchEvent(new Event('online'))
    await mark('Saved')
    expect(await html()).toBe('<h1>Hello</h1>')
  })
})
