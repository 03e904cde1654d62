import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeEditor, mark } from '../../ground/changes/testing/served-editor.tsx'
import { openBowl } from './testing/open-bowl.ts'

afterEach(() => closeEditor())

describe('a word that is too long for a tag', () => {
  it('stays in its field with a sentence, and nothing is saved until it is shorter', async () => {
    const { user, bowlNow } = await openBowl()
    const { tags: before } = await bowlNow()
    const tags = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags' })
    const long = 'a'.repeat(51)
    await user.type(tags, long)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.type(name, ' II')
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await screen.findByText('You have exceeded the character limit.')
    await waitFor(() => expect(document.activeElement).toBe(tags))
    expect(tags.value).toBe(long)
    expect((await bowlNow()).title).toBe('Moss Bowl')
    await mark('Unsaved')
    await user.type(tags, '{Backspace}{Enter}')
    const given = within(screen.getByRole('grid', { name: 'Tags given' }))
    expect(given.getByRole('row', { name: long.slice(1) })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save product' }))
    await mark('Saved')
    expect((await bowlNow()).tags).toEqual([...before, long.slice(1)])
  })
})

describe('a word that no Enter has ended', () => {
  it('is saved by Ctrl+S with the rest of the product', async () => {
    const { user, bowlNow } = await openBowl()
    await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Speckled')
    await user.keyboard('{Control>}s{/Control}')
    await mark('Saved')
    await waitFor(async () => expect((await bowlNow()).tags).toContain('Speckled'))
  })
})
