import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wrapMessage, type FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
  served,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()
let text: { layoutId: string; blockId: string }

beforeEach(async () => {
  const home = (await shop.documents('collection')).find(({ body }) => body.homepage)
  text = { layoutId: `page-${home?.id}`, blockId: 'block' }
})

type User = Awaited<ReturnType<typeof loadEditor>>

const frame = () => screen.findByTitle<HTMLIFrameElement>('Page /')
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** What the editor says to the page. */
async function heard(): Promise<object[]> {
  const messages: object[] = []
  const { contentWindow } = await frame()
  if (contentWindow === null) throw new Error('the frame has no window')
  contentWindow.postMessage = (message: object) => void messages.push(message)
  return messages
}

/** Somebody asks for a link on words of a text. */
async function wishLink(href: string, newWindow = false): Promise<void> {
  const { contentWindow: source } = await frame()
  const wish = { type: 'link-wished', ...text, href, newWindow } satisfies FrameMessage
  const origin = `http://${shop.host}:${served.port}`
  globalThis.dispatchEvent(new MessageEvent('message', { data: wrapMessage(wish), origin, source }))
}

async function typeOn(user: User, tab: string, words: string): Promise<void> {
  const open = await dialog('Add link')
  await user.click(await open.findByRole('tab', { name: tab }))
  const field = await open.findByRole('textbox', { name: tab })
  await user.clear(field)
  await user.type(field, words)
  await user.click(open.getByRole('button', { name: 'Add link' }))
}

const links = (messages: readonly object[]) =>
  messages.flatMap((one) => ('type' in one && one.type === 'set-link' ? [one] : []))

describe('the link editor', () => {
  it('says with its sentence what is wrong, and links once it is right', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    const messages = await heard()
    await wishLink('')
    for (const [tab, words, sentence] of [
      ['Email', 'ada', 'Emails must be formatted as name@example.com'],
      ['Email', 'ada@', 'Please enter a valid email'],
      ['Phone', 'call', 'Numbers must be formatted as +1 555 0100'],
      [
        'Web Address',
        'kiln.example',
        'Links must be formatted as https://example.com or http://example.com',
      ],
      ['Web Address', 'our shop', 'our shop is not a valid page URL'],
    ] as const) {
      await typeOn(user, tab, words)
      await screen.findByText(sentence)
    }
    await typeOn(user, 'Email', 'ada@kiln.example')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(links(messages)).toMatchObject([{ href: 'mailto:ada@kiln.example', newWindow: false }])
  })

  it('opens with the keys in its search, and whoever walks along the tabs stays on them', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await wishLink('')
    const open = await dialog('Add link')
    const search = await open.findByRole('searchbox')
    await waitFor(() => expect(document.activeElement).toBe(search))
    await user.click(open.getByRole('tab', { name: 'Page' }))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(open.getByRole('tab', { name: 'File' }))
  })

  it('keeps what was typed on another tab', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await wishLink('')
    const open = await dialog('Add link')
    await user.click(await open.findByRole('tab', { name: 'Phone' }))
    await user.type(await open.findByRole('textbox', { name: 'Phone' }), '+1 555 0100')
    await user.click(open.getByRole('tab', { name: 'Email' }))
    expect((await open.findByRole<HTMLInputElement>('textbox', { name: 'Email' })).value).toBe('')
    await user.click(open.getByRole('tab', { name: 'Phone' }))
    const phone = await open.findByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    expect(phone.value).toBe('+1 555 0100')
  })

  it('finds a page by its title and gives a text its address of today', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    const messages = await heard()
    await wishLink('')
    const open = await dialog('Add link')
    await user.type(await open.findByRole('searchbox'), 'abo')
    await user.click(await open.findByRole('option', { name: 'About, /about' }))
    await user.click(open.getByRole('switch', { name: 'Open in New Window' }))
    await user.click(open.getByRole('button', { name: 'Add link' }))
    await waitFor(() => expect(links(messages)).toHaveLength(1))
    expect(links(messages)).toMatchObject([{ href: '/about', newWindow: true }])
  })

  it('calls a page as its menu does, and finds it by its title too', async () => {
    const about = (await shop.documents('collection')).find(({ body }) => body.urlId === 'about')
    const set = { title: 'About', navigationTitle: 'Who we are' }
    await shop.act('rename-page', { collectionId: about?.id, set })
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await wishLink('')
    const open = await dialog('Add link')
    await user.type(await open.findByRole('searchbox'), 'about')
    await open.findByRole('option', { name: 'Who we are, /about' })
  })

  it('opens on what the text links to, and takes the link away', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    const messages = await heard()
    await wishLink('/about', true)
    const open = await dialog('Edit link')
    const about = await open.findByRole('option', { name: 'About, /about' })
    expect(about.getAttribute('aria-selected')).toBe('true')
    expect(open.getByRole<HTMLInputElement>('switch').checked).toBe(true)
    await user.click(open.getByRole('button', { name: 'Remove link' }))
    await waitFor(() => expect(links(messages)).toMatchObject([{ href: '' }]))
  })

  it('gives an entry of a menu the address of a page', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    const [add] = await screen.findAllByRole('button', { name: /^Add a link to / })
    if (add === undefined) throw new Error('no menu takes a link')
    await user.click(add)
    const open = await dialog('Add menu link')
    await user.type(await open.findByLabelText('Link Name'), 'Who we are')
    await user.click(open.getByRole('tab', { name: 'Page' }))
    await user.click(await open.findByRole('option', { name: 'About, /about' }))
    await waitFor(() =>
      expect(open.getByRole('option', { name: 'About, /about' }).ariaSelected).toBe('true'),
    )
    await user.click(open.getByRole('button', { name: 'Add link' }))
    await mark('Saved')
    const menus = await shop.documents('navigation')
    expect(menus.flatMap(({ body }) => body.items)).toContainEqual(
      expect.objectContaining({ title: 'Who we are', url: '/about' }),
    )
  })
})
