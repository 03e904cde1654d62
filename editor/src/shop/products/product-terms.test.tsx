import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  closeEditor,
  loadEditor,
  mark,
  openWorkplace,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'

let shop: TestShop

beforeEach(async () => {
  ;({ shop } = await openWorkplace())
})
afterEach(() => closeEditor())

describe('a word that is too long for a tag', () => {
  it('stays in its field with a sentence, and nothing is saved until it is shorter', async () => {
    const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
    const tagsNow = async () => (await shop.document('item', bowl?.id ?? '')).tags
    const before = await tagsNow()
    const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
    const tags = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags' })
    const long = 'a'.repeat(51)
    await user.type(tags, long)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.type(name, ' II')
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await screen.findByText('You have exceeded the character limit.')
    await waitFor(() => expect(document.activeElement).toBe(tags))
    expect(tags.value).toBe(long)
    expect((await shop.document('item', bowl?.id ?? '')).title).toBe('Moss Bowl')
    await mark('Unsaved')
    await user.type(tags, '{Backspace}{Enter}')
    const given = within(screen.getByRole('grid', { name: 'Tags given' }))
    expect(given.getByRole('row', { name: long.slice(1) })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await mark('Saved')
    expect(await tagsNow()).toEqual([...before, long.slice(1)])
  })
})

describe('a word that no Enter has ended', () => {
  it('is saved by Ctrl+S with the rest of the product', async () => {
    const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
    const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
    await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Speckled')
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    await waitFor(async () =>
      expect((await shop.document('item', bowl?.id ?? '')).tags).toContain('Speckled'),
    )
  })
})
