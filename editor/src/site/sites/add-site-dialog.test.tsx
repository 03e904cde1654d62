import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  closeEditor,
  loadEditor,
  openWorkplace,
} from '../../ground/changes/testing/served-editor.tsx'

afterEach(() => closeEditor())

it('a site that is added begins with the money, the time and the words of its country', async () => {
  await openWorkplace()
  const user = await loadEditor('')
  await user.click(await screen.findByRole('button', { name: 'Add site' }))
  // what there is to begin with is a card each, of which the first is chosen
  const cards = await screen.findByRole('radiogroup', { name: 'Begin with' })
  expect(within(cards).getAllByRole('radio')).toHaveLength(1)
  expect(within(cards).getByRole<HTMLInputElement>('radio', { name: 'Small-shop' }).checked).toBe(
    true,
  )
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  // whoever reads American English is there most likely
  expect(country.value).toBe('United States')
  await user.type(await screen.findByRole('textbox', { name: 'Name in the address' }), 'brenner')
  await user.clear(country)
  await user.type(country, 'Germany')
  await user.click(await screen.findByRole('option', { name: 'Germany' }))
  await user.click(screen.getByRole('button', { name: 'Add site' }))
  await expect.poll(() => location.pathname).toContain('/sites/brenner')
  await user.click(await screen.findByRole('link', { name: 'Settings' }))
  const shown = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>('combobox', { name })).value
  expect(await shown('Country')).toBe('Germany')
  expect(await shown('Time zone')).toMatch(/Berlin/)
})
