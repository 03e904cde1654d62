import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).store.shipping

it('shipping is free from a sum that the owner types, and from none once that is empty', async () => {
  const { priceCents } = await stored()
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  const save = async () => user.click(screen.getByRole('button', { name: 'Save shipping' }))
  const freeFrom = /^Free from/
  const field = await screen.findByLabelText<HTMLInputElement>(freeFrom)
  expect(field.value).toBe('')
  await user.type(field, 'fifty')
  await save()
  await screen.findByText('Please enter an amount such as 12.50.')
  await type(user, freeFrom, '$50')
  await save()
  await mark('Saved')
  expect(await stored()).toMatchObject({ priceCents, freeFromCents: 5000 })
  await user.clear(await screen.findByLabelText(freeFrom))
  await save()
  await mark('Saved')
  expect(await stored()).toMatchObject({ priceCents, freeFromCents: null })
})

it('the countries that the shop sends to are added and removed one by one, and undone', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  const box = () => screen.findByRole('combobox', { name: 'Add a country' })
  await user.type(await box(), 'Portug')
  await user.click(await screen.findByRole('option', { name: 'Portugal' }))
  await screen.findByText('The shop sends to Portugal.')
  expect(await stored()).toMatchObject({ countries: ['PT'] })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Remove Portugal/ }))
  await screen.findByText('The shop sends everywhere.')
  expect(await stored()).toMatchObject({ countries: null })
  // the keys stay where one goes on
  await waitFor(async () => expect(document.activeElement).toBe(await box()))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /^Undo: Edit shipping/ }))
  await screen.findByRole('button', { name: /^Remove Portugal/ })
  expect(await stored()).toMatchObject({ countries: ['PT'] })
})

it('countries that are added faster than they are stored are all kept', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a country' })
  await user.click(await box())
  for (const name of ['Austria', 'Germany', 'Portugal']) {
    await waitFor(async () => expect(document.activeElement).toBe(await box()))
    expect((await box()).value).toBe('')
    await user.keyboard(name)
    await user.click(await screen.findByRole('option', { name }))
  }
  await mark('Saved')
  await expect.poll(stored).toMatchObject({ countries: ['AT', 'DE', 'PT'] })
})
