import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import {
  closeEditor,
  loadAs,
  loadEditor,
  openDoorstep,
  signIn,
  type TestShop,
  type Workplace,
} from '../../ground/changes/testing/served-editor.tsx'

let place: Workplace
let shop: TestShop
let refused: string[]

beforeEach(async () => {
  place = await openDoorstep()
  ;({ shop } = place)
  refused = []
  const reach = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await reach(input, init)
    if (response.status >= 400) refused.push(`${response.status} ${input as string}`)
    return response
  }
})
afterEach(() => closeEditor())

describe('who has a role with few rooms or none', () => {
  it('for billing is led to plan and billing, and asks for nothing that is closed', async () => {
    const user = await loadAs(place, Role.billing)
    await screen.findByRole('heading', { name: 'Small Shop', level: 1 })
    expect(document.title).toBe('Small Shop – Vitrine')
    expect(screen.queryByText('This room is not open to you')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Plan and billing' }))
    await screen.findByText(/runs on your own machine/)
    expect(refused).toEqual([])
  })

  it('for moderating has the comments, and asks for nothing that is closed', async () => {
    await loadAs(place, Role.moderator)
    await screen.findByRole('heading', { name: 'Comments', level: 1 })
    await screen.findByText('No comment is waiting')
    expect(screen.queryByText(/Comments are off/)).toBeNull()
    expect(refused).toEqual([])
  })

  it('for drafts is led to the site as its editors see it', async () => {
    await loadAs(place, Role.viewer)
    await screen.findByText(/see the site with its drafts/)
    const [way] = screen.getAllByRole('link', { name: 'View site' })
    expect(way?.getAttribute('href')).toContain(shop.siteId)
    expect(refused).toEqual([])
  })

  it('for figures is told that there are none yet', async () => {
    await loadAs(place, Role.reporting)
    await screen.findByText(/does not count visits yet/)
    expect(refused).toEqual([])
  })

  it('finds the way there from a room that is closed', async () => {
    const user = await loadAs(place, Role.billing, '/orders')
    await screen.findByRole('heading', { name: 'This room is not open to you' })
    await user.click(screen.getByRole('link', { name: 'Go to Small Shop' }))
    await screen.findByRole('link', { name: 'Plan and billing' })
    expect(refused).toEqual([])
  })
})

describe('a store manager', () => {
  it('is offered no undo of a text, and no switch to live payments', async () => {
    await shop.act('add-page', { title: 'Workshops' })
    const user = await loadAs(place, Role.storeManager, '/history')
    await screen.findByText('Add page: Workshops')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    await screen.findByText('Test payments, no money is taken.')
    expect(screen.queryByRole('link', { name: 'Go live' })).toBeNull()
    expect(refused).toEqual([])
  })

  it('is offered the undo of what is theirs to change', async () => {
    const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
    await shop.act('edit-product', { itemId: bowl?.id, set: { title: 'Slip pendant' } })
    const user = await loadAs(place, Role.storeManager, '/history')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone: Edit product: Slip pendant')
  })
})

it('the search stands among the rooms too, where the header has no place for it', async () => {
  await signIn(place.network.visitor)
  const user = await loadEditor(`/sites/${shop.name}/orders`)
  const rooms = within(await screen.findByRole('navigation', { name: 'Rooms of this site' }))
  await user.click(rooms.getByRole('button', { name: 'Search' }))
  await screen.findByRole('dialog', { name: 'Go to' })
})

describe('the search', () => {
  it('finds a page by its name in the menu and by its title, and calls it as the list does', async () => {
    await signIn(place.network.visitor)
    const about = (await shop.documents('collection')).find(({ body }) => body.urlId === 'about')
    const set = { title: 'The sign works', navigationTitle: 'Who we are' }
    await shop.act('rename-page', { collectionId: about?.id, set })
    const user = await loadEditor(`/sites/${shop.name}/orders`)
    await user.click(await screen.findByRole('button', { name: 'Search and commands' }))
    for (const typed of ['who we', 'sign works']) {
      const field = await screen.findByLabelText('Search this site')
      await user.clear(field)
      await user.type(field, typed)
      await waitFor(() => {
        const found = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
        expect(found).toEqual(['Edit page Who we are'])
      })
    }
  })

  it('finds products, posts and people by their words, and leads to them', async () => {
    await signIn(place.network.visitor)
    const user = await loadEditor(`/sites/${shop.name}/orders`)
    await user.click(await screen.findByRole('button', { name: 'Search and commands' }))
    const field = await screen.findByLabelText('Search this site')
    for (const [typed, name] of [
      ['bowl-m', 'Product Moss Bowl'],
      ['first firing', 'Post First firing'],
      ['example', 'Person '],
    ] as const) {
      await user.clear(field)
      await user.type(field, typed)
      await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) })
    }
    await user.clear(field)
    await user.type(field, 'moss')
    await user.click(await screen.findByRole('menuitem', { name: 'Product Moss Bowl' }))
    await screen.findByRole('heading', { name: 'Moss Bowl', level: 1 })
  })
})

it('who keeps the currency has it back in its field, and nothing is unsaved', async () => {
  await signIn(place.network.visitor)
  const user = await loadEditor(`/sites/${shop.name}/settings`)
  const field = await screen.findByRole('button', { name: /Currency/ })
  const before = field.textContent
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /\(JPY\)/ }))
  await user.click(screen.getByRole('button', { name: 'Save details' }))
  await user.click(await screen.findByRole('button', { name: /^Keep / }))
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /Currency/ }).textContent).toBe(before)
    expect(document.querySelector('output[data-status]')?.textContent).toBe('Saved')
  })
})
