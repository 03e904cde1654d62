import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadEditor, mark, workplaceOfEachTest, type } from './testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

type User = Awaited<ReturnType<typeof loadEditor>>

async function press(user: User, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
}
const titlesOf = async (kind: 'item' | 'collection') =>
  (await shop.documents(kind)).map(({ body }) => body.title)
/** Where the lines of the menu lead that are called so. */
const linksCalled = async (title: string) =>
  (await shop.document('navigation', 'mainNavigation')).items.flatMap((line) =>
    line.kind === 'external-link' && line.title === title ? [line.url] : [],
  )
const sentActions = () => network.answered.filter((one) => /^POST .*\/actions$/.test(one)).length

/** The server stores the next action, and the connection goes before its answer is here. */
function loseNextAnswer(): void {
  const whole = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await whole(input, init)
    const isAction = typeof input === 'string' && input.endsWith('/actions')
    if (init?.method !== 'POST' || !isAction) return answer
    globalThis.fetch = whole
    network.isOnline = false
    throw new TypeError('Failed to fetch')
  }
}

function reconnect(): void {
  network.isOnline = true
  globalThis.dispatchEvent(new Event('online'))
}

async function addVase(user: User): Promise<void> {
  await press(user, 'Add product')
  const dialog = within(await screen.findByRole('dialog'))
  await type(user, 'Name', 'Vase')
  await user.type(dialog.getByLabelText(/^Price/), '12')
  loseNextAnswer()
  await user.click(dialog.getByRole('button', { name: 'Add product' }))
  await mark('Not saved')
}
const vases = async () => (await titlesOf('item')).filter((title) => title === 'Vase').length

describe('what was stored although its answer was lost', () => {
  it('is one product once it is sent again by itself, and its room opens', async () => {
    const user = await loadEditor(`/sites/${shop.name}/products`)
    await addVase(user)
    reconnect()
    await screen.findByRole('heading', { name: 'Vase' })
    await mark('Saved')
    expect([sentActions(), await vases()]).toEqual([2, 1])
    // the latest change may be another one by now
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is one product where somebody asks for it again by hand', async () => {
    const user = await loadEditor(`/sites/${shop.name}/products`)
    await addVase(user)
    network.isOnline = true
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Add product' }))
    await screen.findByRole('heading', { name: 'Vase' })
    await mark('Saved')
    expect(await vases()).toBe(1)
  })

  it('is one product where the page is loaded again before that', async () => {
    await addVase(await loadEditor(`/sites/${shop.name}/products`))
    network.isOnline = true
    await loadEditor(`/sites/${shop.name}/products`)
    await screen.findByRole('link', { name: 'Vase' })
    await mark('Saved')
    expect(await vases()).toBe(1)
  })

  it('is one page', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await press(user, 'Add page')
    const dialog = within(await screen.findByRole('dialog'))
    await type(user, 'Title', 'Workshops')
    loseNextAnswer()
    await user.click(dialog.getByRole('button', { name: 'Add page' }))
    await mark('Not saved')
    reconnect()
    await mark('Saved')
    await waitFor(() => expect(location.search).toContain('workshops'))
    expect((await titlesOf('collection')).filter((one) => one === 'Workshops')).toHaveLength(1)
  })

  it('is one link of a menu', async () => {
    const user = await loadEditor(`/sites/${shop.name}/pages`)
    await press(user, 'Add a link to Main')
    const dialog = within(await screen.findByRole('dialog'))
    await type(user, 'Link Name', 'Friends')
    await user.type(await screen.findByRole('textbox', { name: 'Web Address' }), '/friends')
    loseNextAnswer()
    await user.click(dialog.getByRole('button', { name: 'Add link' }))
    await mark('Not saved')
    reconnect()
    await mark('Saved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await linksCalled('Friends')).toEqual(['/friends'])
  })
})

describe('what is typed while something is being added', () => {
  it('is another one, which is added in its turn', async () => {
    const user = await loadEditor(`/sites/${shop.name}/products`)
    await press(user, 'Add product')
    const dialog = within(await screen.findByRole('dialog'))
    await type(user, 'Name', 'Vase')
    await user.type(dialog.getByLabelText(/^Price/), '12')
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    network.before = async (request) => {
      if (/^POST .*\/actions$/.test(request)) await gate
    }
    await user.click(dialog.getByRole('button', { name: 'Add product' }))
    await waitFor(() => expect(network.sent.join()).toMatch(/POST \S*\/actions/))
    await type(user, 'Name', 'Jug')
    await user.type(dialog.getByLabelText(/^Price/), '5')
    release()
    await mark('Unsaved')
    await user.click(dialog.getByRole('button', { name: 'Add product' }))
    await mark('Saved')
    expect(await titlesOf('item')).toEqual(expect.arrayContaining(['Vase', 'Jug']))
  })
})
