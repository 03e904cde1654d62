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

beforeEach(async () => {
  place = await openDoorstep()
  ;({ shop } = place)
})
afterEach(() => closeEditor())

async function step(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title, level: 3 })
  const line = heading.closest('li')
  if (line === null) throw new Error(`${title} is no step`)
  return line
}

describe('the overview of a site', () => {
  it('is where the site opens, and leads to each step that is left', async () => {
    await shop.act('finish-first-run', { set: {}, seen: {} })
    await signIn(place.network.visitor)
    const user = await loadEditor(`/sites/${shop.name}`)
    expect(within(await step('Name and look')).getByText(/To do/)).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Name and look' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    expect(location.pathname).toMatch(/settings\/site$/)
    await shop.act('set-site-details', { set: { title: 'Fern & Daughter' }, seen: {} })
    await shop.act('set-style', { set: { customCss: 'p { color: green }' } })
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await waitFor(async () => {
      expect(within(await step('Name and look')).getByText(/Done/)).toBeDefined()
    })
  })

  it('opens the door by one button, and says so', async () => {
    await shop.act('set-door', { set: { isClosed: true } })
    await signIn(place.network.visitor)
    const user = await loadEditor(`/sites/${shop.name}/overview`)
    await screen.findByRole('heading', { name: 'The door is closed' })
    await user.click(screen.getByRole('button', { name: 'Open the door' }))
    await screen.findByRole('heading', { name: 'The door is open' })
    await screen.findByRole('button', { name: 'Close the door' })
    await waitFor(async () => {
      expect((await shop.document('site-settings', 'site')).isClosed).toBe(false)
    })
  })

  it('puts the steps away, opens with the pages then, and brings them back', async () => {
    await shop.act('finish-first-run', { set: {}, seen: {} })
    await signIn(place.network.visitor)
    const user = await loadEditor(`/sites/${shop.name}/overview`)
    await user.click(await screen.findByRole('button', { name: 'Hide the first steps' }))
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All sites' }))
    const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Edit / })
    const link = links.find(({ href }) => href.endsWith(shop.name))
    if (link === undefined) throw new Error('the list lacks the site')
    await user.click(link)
    await waitFor(() => expect(location.pathname).toMatch(/pages$/))
    await user.click(await screen.findByRole('link', { name: 'Overview' }))
    await user.click(await screen.findByRole('button', { name: 'Show the first steps' }))
    await screen.findByRole('heading', { name: 'First steps' })
  })

  it('leads nobody to what their role does not include', async () => {
    await loadAs(place, Role.storeManager, '/overview')
    expect(within(await step('Payments')).queryByRole('link')).toBeNull()
    expect(within(await step('First product or post')).getByRole('link')).toBeDefined()
    expect(screen.queryByRole('button', { name: /the door/ })).toBeNull()
  })
})

it('another country brings its currency, zone and language, and keeps what somebody chose', async () => {
  const set = { country: 'US', currency: 'USD', timeZone: 'America/New_York', language: 'fr-FR' }
  await shop.act('set-site-details', { set, seen: {}, currencyBefore: 'USD' })
  await signIn(place.network.visitor)
  const user = await loadEditor(`/sites/${shop.name}/setup`)
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await user.clear(country)
  await user.type(country, 'Japan')
  await user.click(await screen.findByRole('option', { name: 'Japan' }))
  const shown = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value
  await waitFor(() => expect(shown('Time zone')).toBe('Asia/Tokyo'))
  expect(shown('Language')).toMatch(/French/)
  expect(screen.getByRole('button', { name: /Currency/ }).textContent).toContain('JPY')
})
