import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeEditor,
  loadEditor,
  openWorkplace,
  type Network,
  type TestShop,
} from '../../ground/changes/testing/served-editor.tsx'

let network: Network
let shop: TestShop

beforeEach(async () => {
  ;({ network, shop } = await openWorkplace())
})
afterEach(() => closeEditor())

describe('the products', () => {
  it.each(['documents/site-settings/site', 'money'])(
    'show no amount until %s is here, and then the right one',
    async (part) => {
      const set = { currency: 'JPY' }
      await shop.act('set-site-details', { set, seen: {}, currencyBefore: 'USD' })
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      network.before = (request) =>
        request.endsWith(`/sites/${shop.siteId}/${part}`) ? held : Promise.resolve()
      await loadEditor(`/sites/${shop.name}/products`)
      const row = (await screen.findByRole('link', { name: 'Moss Bowl' })).closest('tr')
      const other = part === 'money' ? 'documents/site-settings/site' : 'money'
      await waitFor(() =>
        expect(network.answered).toContain(`GET /api/editor/sites/${shop.siteId}/${other}`),
      )
      // what came has been drawn
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(row?.querySelectorAll('td')[1]?.textContent).toBe('')
      release()
      await waitFor(() => expect(row?.querySelectorAll('td')[1]?.textContent).toMatch(/[¥￥]/))
    },
  )
})

it('a product that is gone leads back to the products, and throws nothing', async () => {
  const bowl = (await shop.documents('item')).find(({ body }) => body.urlId === 'moss-bowl')
  await shop.act('delete-product', { itemId: bowl?.id })
  const thrown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const user = await loadEditor(`/sites/${shop.name}/products/${bowl?.id}`)
    await screen.findByRole('heading', { name: 'Unable to locate content' })
    await screen.findByText('This no longer exists.')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Products' }))
    await screen.findByRole('heading', { name: 'Products' })
    const said = thrown.mock.calls.flat().map(String)
    expect(said.filter((words) => words.includes('RequestRefused'))).toEqual([])
  } finally {
    thrown.mockRestore()
  }
})
