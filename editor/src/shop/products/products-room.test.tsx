import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

async function openProducts() {
  const user = await loadEditor(`/sites/${shop.name}/products`)
  const choice = async (button: string, item: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: button }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { user, choice }
}

it('says of how many products the prices have changed, and where none had to', async () => {
  const { user, choice } = await openProducts()
  await user.click(await screen.findByRole('checkbox', { name: /^Choose all/ }))
  const bar = within(await screen.findByRole('region', { name: 'Chosen products' }))
  const [chosen] = /\d+/.exec(bar.getByText(/products chosen/).textContent) ?? []
  for (const notice of [`${chosen} products priced anew.`, 'No price had to be changed.']) {
    await choice('Change prices of chosen products', 'Put on sale…')
    await user.type(await screen.findByRole('textbox', { name: 'Percent off' }), '20{Enter}')
    await screen.findByText(notice)
  }
})

it('tells of the file that was chosen last, whichever answer comes first', async () => {
  const { user, choice } = await openProducts()
  await choice('More of products', 'Import…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('nowhere to choose a file')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  network.before = (request) =>
    /^POST .*products/.test(request) && asked++ === 0 ? held : Promise.resolve()
  const csv = (title: string) =>
    new File([`Name,Price\n${title},12`], `${title}.csv`, { type: 'text/csv' })
  await user.upload(input, csv('Ash cup'))
  await user.upload(input, csv('Ink jug'))
  await dialog.findByText('Ink jug')
  release()
  await expect
    .poll(() => network.answered.filter((one) => /^POST .*products/.test(one)))
    .toHaveLength(2)
  expect(dialog.queryByText('Ash cup')).toBeNull()
  expect(dialog.getByText('Ink jug')).toBeDefined()
})
