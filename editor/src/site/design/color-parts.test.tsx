import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeEditor,
  openWorkplace,
  served,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { discardStyle } from './style-draft.ts'
import { StylePanel } from './style-panel.tsx'

let shop: TestShop
let user: UserEvent

beforeEach(async () => {
  queryClient.clear()
  jsdom.reconfigure({ url: `http://localhost:${served.port}/config/` })
  ;({ shop } = await openWorkplace())
  user = userEvent.setup()
  const site = { siteId: shop.siteId, name: shop.name } as never
  render(
    <QueryClientProvider client={queryClient}>
      <StylePanel
        site={site}
        page={undefined}
        isPageMissing={false}
        onPage={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Ready palettes' })
})
afterEach(() => {
  cleanup()
  discardStyle(shop.siteId)
  closeEditor()
})

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const theme = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const colors = () => screen.getByRole('list', { name: 'Colors of the palette' })
const names = () =>
  within(colors())
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
const act = async (color: string, entry: string): Promise<void> => {
  await press(`Actions of ${color}`)
  await user.click(screen.getByRole('menuitem', { name: entry }))
}
async function save(): Promise<Record<string, unknown>> {
  await press('Save')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true),
  )
  return (await shop.document('design', 'design')) as never
}

describe('the colors of a site', () => {
  it('are a palette and its themes once one is chosen, saved by one action that history names', async () => {
    await press('Orchard')
    await user.click(theme('Dark'))
    expect(theme('Dark').checked).toBe(true)
    expect(await save()).toMatchObject({
      aesthetics: { colors: { activeThemeId: 'dark', palette: { length: 6 } } },
    })
  })

  it('are named, moved, added and removed; the themes keep what they took of one', async () => {
    await press('Orchard')
    const name = screen.getByRole('textbox', { name: 'Name of Paper' })
    await user.clear(name)
    await user.type(name, 'Blush')
    await act('Ink', 'Move up')
    expect(names()).toEqual(['Blush', 'Tint', 'Accent', 'Ink', 'Deep accent', 'Glow'])
    await press('Add color')
    expect(names()).toContain('New color')
    await act('Ink', 'Remove')
    await screen.findByText(/^Ink is removed\. Light, Tinted, and Dark keep its color\.$/)
    expect(names()).not.toContain('Ink')
    await press('Undo style change')
    expect(names()).toContain('Ink')
  })

  it('say what uses each', async () => {
    await press('Orchard')
    expect(
      within(colors()).getByText(/^Light: background\. Tinted: fields and cards/),
    ).toBeDefined()
    await press('Add color')
    expect(within(colors()).getByText('No theme uses it')).toBeDefined()
  })

  it('make a theme of one’s own, which is renamed and removed', async () => {
    await press('Make a theme of these colors')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Ours')
    expect(theme('Ours').checked).toBe(true)
    await press('Duplicate')
    expect(theme('Ours copy').checked).toBe(true)
    await press('Remove theme')
    expect(screen.queryByRole('radio', { name: 'Ours copy' })).toBeNull()
    expect(theme('Template’s own').checked).toBe(true)
  })

  it('say in words what is hard to read, and nothing while all of it reads well', async () => {
    expect(screen.queryByText(/hard to read/)).toBeNull()
    await press('Orchard')
    await press(/^Text: Ink/)
    const box = await screen.findByRole('textbox', { name: 'Color' })
    await user.clear(box)
    await user.type(box, '#cccccc')
    await user.keyboard('{Escape}')
    await screen.findByText(
      /^“Text” on “Background” is hard to read: its contrast is 1\.\d, and should be 4\.5/,
    )
  })
})
