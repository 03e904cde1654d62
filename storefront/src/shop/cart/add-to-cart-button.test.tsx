import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { ServedProduct } from '@vitrine/server/testing/served-product.ts'
import { createVisitor, type Visitor } from '@vitrine/server/testing/http-client.ts'
import { startAddToCartButtons } from './add-to-cart-button.ts'

const served: ServedProduct = inject('served')
const cartPath = '/api/commerce/shopping-cart'

let shopper: Visitor
let isOnline = true

/** What every browser has and this document lacks. */
function completeDocument(): void {
  Object.defineProperty(globalThis, 'CSS', { value: { escape: String }, configurable: true })
  Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
}

beforeAll(async () => {
  completeDocument()
  const owner = createVisitor(served.port, 'localhost')
  const { email, password, starter } = served
  await owner.write('POST', '/api/editor/session', { email, password })
  const name = `button-${Date.now().toString(36)}`
  await owner.write('POST', '/api/editor/sites', { name, starter })
  jsdom.reconfigure({ url: `http://${name}.localhost:${served.port}/shop` })
  globalThis.fetch = async (input, init = {}) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    const answer = await shopper.send(input as string, {
      method: init.method ?? 'GET',
      headers: { origin: location.origin, ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    })
    return new Response(answer.text, { status: answer.status })
  }
})

beforeEach(async () => {
  isOnline = true
  shopper = createVisitor(served.port, location.hostname)
  await shopper.get('/')
  document.cookie = `crumb=${shopper.cookies.get('crumb')}`
})

/** The button of a product, in the markup that templates print. */
async function showButton(product: string): Promise<HTMLElement> {
  const page = await shopper.get(`/shop/${product}?format=json`)
  const { item } = page.json<{ item: { id: string } }>()
  document.body.innerHTML = `<div class="sqs-add-to-cart-button-wrapper"><div role="button"
    class="sqs-add-to-cart-button" tabindex="0" data-item-id="${item.id}" data-product-type="1"
    ><div class="sqs-add-to-cart-button-inner">Into the bag</div></div></div>`
  startAddToCartButtons(document)
  return screen.getByRole('button')
}

const quantity = async () =>
  (await shopper.get(cartPath)).json<{ totalQuantity: number }>().totalQuantity

describe('the button that puts a product into the cart', () => {
  it('says that it adds, that it added, and then its own words again', async () => {
    const button = await showButton('glaze-recipes')
    button.click()
    expect(button.textContent).toBe('Adding…')
    expect(button.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(button.textContent).toBe('Added!'), { timeout: 60_000 })
    expect(button.classList.contains('cart-added')).toBe(true)
    expect(button.getAttribute('aria-busy')).toBeNull()
    await waitFor(() => expect(button.textContent).toBe('Into the bag'), { timeout: 60_000 })
    expect(await quantity()).toBe(1)
  })

  it('adds once, however often it is pressed meanwhile', async () => {
    const button = await showButton('glaze-recipes')
    for (let press = 0; press < 5; press++) button.click()
    await waitFor(() => expect(button.textContent).toBe('Added!'), { timeout: 60_000 })
    expect(await quantity()).toBe(1)
  })

  it('keeps the server’s sentence beside it where nothing could be added', async () => {
    const button = await showButton('moss-bowl')
    button.click()
    const alert = await within(document.body).findByRole('alert')
    await waitFor(() => expect(alert.textContent).not.toBe(''), { timeout: 60_000 })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), {
      timeout: 60_000,
    })
    expect(button.textContent).toBe('Into the bag')
    expect(alert.textContent).not.toBe('')
    expect(await quantity()).toBe(0)
  })

  it('says that there is no connection, and adds once there is one', async () => {
    const button = await showButton('glaze-recipes')
    isOnline = false
    button.click()
    const alert = await screen.findByText(/Network error/)
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), {
      timeout: 60_000,
    })
    isOnline = true
    button.click()
    await waitFor(() => expect(button.textContent).toBe('Added!'), { timeout: 60_000 })
    expect(alert.textContent).toBe('')
  })
})

declare global {
  // given by the test environment
  var jsdom: { reconfigure(settings: { url: string }): void }
}
