import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  type,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const stored = async () => (await shop.document('site-settings', 'site')).store

it('what the shop says at its checkout is written in its settings', async () => {
  const before = await stored()
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  const returns = await screen.findByRole('textbox', { name: 'Returns' })
  const words = 'Thirty days, and we pay the way back.'
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? words : '') }
  returns.focus()
  fireEvent.paste(returns, { clipboardData })
  await user.click(screen.getByRole('button', { name: 'Save policies' }))
  await mark('Saved')
  const after = await stored()
  expect(after.returnPolicy).toContain(words)
  expect(after).toEqual({ ...before, returnPolicy: after.returnPolicy })
})

it('the way to the checkout, and how many of a service are bought, are switches', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  const { expressCheckout, multipleQuantityAllowedForServices: multiples } = await stored()
  await user.click(await screen.findByRole('switch', { name: 'Express checkout' }))
  await screen.findByText('The button of a product leads to the checkout.')
  await user.click(screen.getByRole('switch', { name: 'Services in multiples' }))
  await screen.findByText(multiples ? /one is bought at a time/ : /Several of one service/)
  expect(await stored()).toMatchObject({
    expressCheckout: !expressCheckout,
    multipleQuantityAllowedForServices: !multiples,
  })
})

it('undo keys beside words that are not saved leave the switches as they are, and say so', async () => {
  const user = await loadEditor(`/sites/${shop.name}/settings/shop`)
  await user.click(await screen.findByRole('switch', { name: 'Express checkout' }))
  await screen.findByText('The button of a product leads to the checkout.')
  await type(user, 'Price in USD', '7')
  await user.click(document.body)
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText(/“Shipping” is not saved yet/)
  expect(await stored()).toMatchObject({ expressCheckout: true })
  await user.click(screen.getByRole('button', { name: /^Undo: Edit shop settings/ }))
  await expect.poll(stored).toMatchObject({ expressCheckout: false })
})
