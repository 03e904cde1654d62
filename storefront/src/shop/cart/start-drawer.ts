import { bringChunk } from '../../ground/loader/late-chunks.ts'
import { cartStore } from './cart-store.ts'

const cartPage = '/cart'

/** What is added, and every way to the cart, opens it beside the page, as the server prints it. */
export function startDrawer(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>(`a[href="${cartPage}"]`)
    if (link === null || goesElsewhere(event) || link.closest('.cart-drawer') !== null) return
    event.preventDefault()
    open(link).catch(leave)
  })
  window.addEventListener('vitrine:cart-item-added', () => {
    open((root.activeElement ?? root.body) as HTMLElement, 'added').catch(leave)
  })
}

const goesElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey

/** Its own page shows the same. */
const leave = (): void => location.assign(cartPage)

/** @param opener gets the focus back */
async function open(opener: HTMLElement, label: 'shown' | 'added' = 'shown'): Promise<void> {
  let part = await read(`${cartPage}?format=drawer`)
  const { openModal } = await bringChunk(() => import('../../site/pages/open-modal.ts'))
  const wish = { name: 'cart-lightbox', label: part.dataset[label] ?? '' }
  const dialog = openModal(opener, wish, part)
  // the Back of a phone closes it, as whatever else covers a page there
  history.pushState(cartPage, '')
  window.addEventListener('popstate', () => dialog.close(), { once: true })
  dialog.addEventListener('close', () => {
    if (history.state === cartPage) history.back()
  })
  // one Back leads to the page again, and not to where the cart had covered it
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link === null || goesElsewhere(event)) return
    event.preventDefault()
    location.replace(link.href)
  })
  dialog.addEventListener('submit', (event) => {
    const pressed = event.submitter as HTMLButtonElement | null
    // the browser goes there by itself, with what was typed
    if (pressed?.value === 'checkout') return
    event.preventDefault()
    const held = document.activeElement?.id || pressed?.id
    dialog.inert = true
    const form = event.target as HTMLFormElement
    const pairs = [...new FormData(form, pressed)] as [string, string][]
    read(form.action, { method: 'POST', body: new URLSearchParams(pairs) }).then((next) => {
      part.replaceWith(next)
      part = next
      dialog.inert = false
      const find = (selector: string) => next.querySelector<HTMLElement>(selector)
      // the sum describes what has the focus then, and so is read out
      ;(find('[autofocus]') ?? find(`#${held}`) ?? find('h2'))?.focus()
      void cartStore.load()
    }, leave)
  })
}

/** The part that stands beside a page. @throws where it does not come */
async function read(path: string, wish?: RequestInit): Promise<HTMLElement> {
  const text = await (await fetch(path, wish)).text()
  const answer = new DOMParser().parseFromString(text, 'text/html')
  const part = answer.querySelector<HTMLElement>('.cart-drawer')
  if (part === null) throw new Error(path)
  return part
}
