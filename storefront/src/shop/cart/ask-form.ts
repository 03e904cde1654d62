import { cartMessages } from '@vitrine/rules/shop/cart/cart-messages.ts'
import type { AddToCartBody } from '@vitrine/rules/shop/cart/cart-api.ts'
import { productFormPath } from '@vitrine/rules/shop/cart/product-form-path.ts'
import { hasStockForForm } from '@vitrine/rules/shop/cart/stock-for-form.ts'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import type { ProductType } from '@vitrine/rules/shop/products/product.ts'
import formStyles from '@vitrine/rules/site/forms/form.css?inline'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { StockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { stockPaths } from '@vitrine/rules/site/stock/stock-paths.ts'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { openModal } from '../../site/pages/open-modal.ts'
import { say } from '../../site/pages/say.ts'
import { findChosenVariant, findVariantChoice } from '../products/chosen-variant.ts'
import { startForm } from './answer-form.ts'
import { fetchCart, putAnswers, type CartFailure } from './cart-request.ts'
import { cartStore } from './cart-store.ts'
import lightboxStyles from './form-lightbox.css?inline'

/** The answers, as JSON; that nobody gave any; or the sentence why none were asked for. */
export type AskedAnswers =
  | { readonly kind: 'answered'; readonly answers: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'problem'; readonly sentence: string }

/** Asks the form of a product that is about to be added; what is not in stock asks nothing (spec §5). */
export async function askForProduct(
  button: HTMLElement,
  request: AddToCartBody,
): Promise<AskedAnswers> {
  if (!(await isInStock(button, request))) {
    return { kind: 'problem', sentence: say(cartMessages['not-enough-stock'].message) }
  }
  const page = await readForm(productFormPath(request))
  // the form may be gone since the page was made
  if (page === 'gone') return { kind: 'answered', answers: '{}' }
  if (page === undefined) return { kind: 'problem', sentence: say(interfaceMessages.surprise) }
  return new Promise((resolve) => {
    let answered: AskedAnswers = { kind: 'closed' }
    openForm(page, {
      opener: button,
      take(answers) {
        answered = { kind: 'answered', answers }
        return Promise.resolve(undefined)
      },
      onClosed: () => resolve(answered),
    })
  })
}

/** Asks the form of a line of the cart again, and shows the cart with what was changed. */
export async function askForEntry(link: HTMLAnchorElement): Promise<void> {
  const page = await readForm(link.href)
  // what has no form any more is told by the page itself
  if (page === undefined || page === 'gone') return location.assign(link.href)
  const { form } = page
  const field = (name: string): string => new FormData(form).getAll(name).map(String).join('')
  openForm(page, {
    opener: link,
    async take(additionalFields) {
      const body = { itemId: field('item'), sku: field('sku'), additionalFields }
      const changed = await putAnswers(field('entry'), body)
      if (!changed.ok) return changed.failure
      location.reload()
      return undefined
    },
    onClosed: () => undefined,
  })
}

async function isInStock(button: HTMLElement, request: AddToCartBody): Promise<boolean> {
  if (!isCounted(Number(button.dataset['productType']) as ProductType)) return true
  const { itemId, sku } = request
  const choice = findVariantChoice(button, itemId)
  const variantId = choice && findChosenVariant(choice)?.id
  try {
    const path = `${stockPaths.ofItem}/?itemId=${encodeURIComponent(itemId)}`
    const { results } = (await (await fetch(path)).json()) as StockReply
    const known = cartStore.getState().cart
    const read = known === null ? await fetchCart(Date.now()) : undefined
    const entries = known?.entries ?? (read?.ok === true ? read.value.entries : [])
    return hasStockForForm(results, entries, { itemId, variantId, sku })
  } catch {
    // what cannot be asked is decided where it is added
    return true
  }
}

type FormPage = {
  readonly form: HTMLFormElement
  readonly title: string
  readonly path: string
}

/** The form as its own page has it, so that there is one markup of it. */
async function readForm(path: string): Promise<FormPage | 'gone' | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    if (response.status === 404) return 'gone'
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const form = page.querySelector<HTMLFormElement>('.product-form')
    if (!response.ok || form === null) return undefined
    return { form, path, title: page.querySelector('h1')?.textContent ?? '' }
  } catch {
    return undefined
  }
}

type Opening = {
  /** Gets the focus back. */
  readonly opener: HTMLElement
  readonly take: (answers: string) => Promise<CartFailure | undefined>
  readonly onClosed: () => void
}

/** What was typed into forms that were closed, until their page is left. */
const typedInto = new Map<string, FormData>()

/** Whoever closes the lightbox by mistake finds in it what they had typed. */
function fillAgain(form: HTMLFormElement, typed: FormData | undefined): void {
  if (typed === undefined) return
  const left = new Map([...new Set(typed.keys())].map((name) => [name, typed.getAll(name)]))
  for (const field of form.querySelectorAll<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >('input, select, textarea')) {
    const values = left.get(field.name) ?? []
    if (field.type === 'hidden') continue
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = values.includes(field.value)
      continue
    }
    // of several parts each takes its own
    const value = values.shift()
    if (typeof value === 'string') field.value = value
  }
}

/** The lightbox (spec §4): a modal that closes by Escape and by its button. */
function openForm({ form, title, path }: FormPage, { opener, take, onClosed }: Opening): void {
  adoptStyles(formStyles)
  adoptStyles(lightboxStyles)
  const heading = document.createElement('h2')
  heading.textContent = title
  fillAgain(form, typedInto.get(path))
  let isTaken = false
  const wish = {
    name: 'form-lightbox',
    label: title,
    onClosed() {
      if (isTaken) typedInto.delete(path)
      else typedInto.set(path, new FormData(form))
      onClosed()
    },
  }
  const dialog = openModal(opener, wish, heading, form)
  startForm(form, async (answers) => {
    const failure = await take(answers)
    if (failure === undefined) {
      isTaken = true
      dialog.close()
    }
    return failure
  })
  form.querySelector<HTMLElement>('.form-item :is(input,select,textarea)')?.focus()
}
