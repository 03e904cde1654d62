import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeEditor,
  endLogin,
  loadEditor,
  mark,
  workplaceOfEachTest,
  served,
  type,
} from './testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()
let settings: string

beforeEach(async () => {
  settings = `/sites/${shop.name}/settings`
})

const press = async (user: Awaited<ReturnType<typeof loadEditor>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const stored = () => shop.document('site-settings', 'site')
const valueOf = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value

describe('what somebody types in a form', () => {
  it('is unsaved until Save, and the mark in the header says so', async () => {
    const user = await loadEditor(settings)
    await mark('Saved')
    await type(user, 'Site name', 'Fern Pottery')
    await mark('Unsaved')
    await press(user, 'Save details')
    await mark('Saved')
    expect((await stored()).title).toBe('Fern Pottery')
  })

  it('is no draft once it is as it was', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern')
    await mark('Unsaved')
    await type(user, 'Site name', 'Small Shop')
    await mark('Saved')
  })

  it('is asked for before somebody leaves the room, and saved if they wish', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    await user.click(await screen.findByRole('link', { name: 'History' }))
    const question = await screen.findByRole('dialog', { name: 'Site details is not saved' })
    await user.click(within(question).getByRole('button', { name: 'Save and go on' }))
    await screen.findByRole('heading', { name: 'History' })
    expect((await stored()).title).toBe('Fern Pottery')
  })

  it('is asked for before somebody goes back', async () => {
    const user = await loadEditor(`/sites/${shop.name}/history`)
    await user.click(await screen.findByRole('link', { name: 'Settings' }))
    await type(user, 'Site name', 'Fern Pottery')
    history.back()
    const question = await screen.findByRole('dialog', { name: 'Site details is not saved' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(await valueOf('Site name')).toBe('Fern Pottery')
  })

  it('is asked for before somebody signs out, while it can still be saved', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    await user.click(await screen.findByRole('button', { name: /^Account / }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    const question = await screen.findByRole('dialog', { name: 'Site details is not saved' })
    await user.click(within(question).getByRole('button', { name: 'Save and go on' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect((await stored()).title).toBe('Fern Pottery')
  })

  it('stands there again after a reload, and is saved on what was seen before', async () => {
    await type(await loadEditor(settings), 'Site name', 'Fern Pottery')
    await mark('Unsaved')
    await shop.act('set-site-details', { set: { tagline: 'Hers' } })
    const user = await loadEditor(settings)
    expect(await valueOf('Site name')).toBe('Fern Pottery')
    expect(await valueOf('In one line')).toBe('Hers')
    await mark('Unsaved')
    await press(user, 'Save details')
    await mark('Saved')
    expect(await stored()).toMatchObject({ title: 'Fern Pottery', tagline: 'Hers' })
  })

  it('is never shown to whoever signs in next', async () => {
    await type(await loadEditor(settings), 'Site name', 'A secret')
    await mark('Unsaved')
    closeEditor()
    const kept = JSON.parse(sessionStorage.getItem('vitrine-drafts') ?? '{}') as object
    sessionStorage.setItem('vitrine-drafts', JSON.stringify({ ...kept, accountId: 'another' }))
    await loadEditor(settings)
    expect(await valueOf('Site name')).toBe('Small Shop')
    await mark('Saved')
  })

  it('stays when an undo changes other fields', async () => {
    await shop.act('set-site-details', { set: { tagline: 'Hers' } })
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    await press(user, 'Undo: Edit site details')
    await waitFor(async () => expect(await valueOf('In one line')).toBe(''))
    expect(await valueOf('Site name')).toBe('Fern Pottery')
    await mark('Unsaved')
  })

  it('says beside each field what is wrong with it, and keeps the words', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', ' ')
    await type(user, 'E-mail for customers', 'nobody')
    await press(user, 'Save details')
    await screen.findByText('Required')
    const field = await screen.findByLabelText('E-mail for customers')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(await valueOf('E-mail for customers')).toBe('nobody')
    await mark('Unsaved')
    const first = await screen.findByLabelText('Site name')
    await waitFor(() => expect(document.activeElement).toBe(first))
  })

  it('says above the form what is wrong where a field is out of sight', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', ' ')
    const field = await screen.findByLabelText('Site name')
    field.getBoundingClientRect = () => new DOMRect(0, -200, 100, 30)
    await press(user, 'Save details')
    const summary = await screen.findByText('Site name: Required')
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true))
  })
})

describe('two people, or two tabs, on one form', () => {
  it('both find their words stored where they changed different fields', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'His')
    await shop.act('set-site-details', { set: { tagline: 'Hers' }, seen: { tagline: '' } })
    await press(user, 'Save details')
    await mark('Saved')
    expect(await stored()).toMatchObject({ title: 'His', tagline: 'Hers' })
  })

  it.each([
    ['Keep mine', 'His'],
    ['Take theirs', 'Hers'],
  ])('are shown both values of the same field, and “%s” stores %s', async (choice, title) => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'His')
    await type(user, 'In one line', 'Pots')
    await shop.act('set-site-details', { set: { title: 'Hers' } })
    await press(user, 'Save details')
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' })
    await mark('Conflict')
    expect(within(dialog).getByLabelText('Yours').textContent).toBe('Site nameHis')
    expect(within(dialog).getByLabelText('Theirs').textContent).toBe('Site nameHers')
    await user.click(within(dialog).getByRole('button', { name: choice }))
    await waitFor(async () => expect(await valueOf('Site name')).toBe(title))
    if (choice === 'Take theirs') await press(user, 'Save details')
    await mark('Saved')
    expect(await stored()).toMatchObject({ title, tagline: 'Pots' })
  })
})

describe('without a connection', () => {
  it('what was to be saved is kept, said, and saved by itself once there is one', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    network.isOnline = false
    await press(user, 'Save details')
    await mark('Not saved')
    await screen.findByText(/^No connection\. What you typed is kept/)
    network.isOnline = true
    globalThis.dispatchEvent(new Event('online'))
    await mark('Saved')
    expect(screen.queryByText(/^No connection/)).toBeNull()
    expect((await stored()).title).toBe('Fern Pottery')
  })

  it('it is tried again without anybody saying so', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    network.isOnline = false
    await press(user, 'Save details')
    await mark('Not saved')
    network.isOnline = true
    await mark('Saved')
    expect((await stored()).title).toBe('Fern Pottery')
  })
})

describe('after a login has ended', () => {
  it('whoever only looks around is told so too, with the way back in', async () => {
    const user = await loadEditor(settings)
    await screen.findByLabelText('Site name')
    endLogin(network)
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    await screen.findByText('You are signed out.')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    const { email, password } = served
    await type(user, 'E-mail', email)
    await type(user, 'Password', password)
    await press(user, 'Sign in')
    await screen.findByRole('heading', { name: 'Orders' })
    await waitFor(() => expect(screen.queryByText('You are signed out.')).toBeNull())
  })

  it('the words are kept, and stored once somebody has signed in again', async () => {
    const user = await loadEditor(settings)
    await type(user, 'Site name', 'Fern Pottery')
    endLogin(network)
    await press(user, 'Save details')
    await mark('Not saved')
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    const { email, password } = served
    await type(user, 'E-mail', email)
    await type(user, 'Password', password)
    await press(user, 'Sign in')
    await mark('Saved')
    expect(await valueOf('Site name')).toBe('Fern Pottery')
    expect((await stored()).title).toBe('Fern Pottery')
  })
})
