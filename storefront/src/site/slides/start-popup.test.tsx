import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPopup } from './start-popup.ts'

const day = 86_400_000
let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  stop = new AbortController()
  localStorage.clear()
  // what this document lacks of a browser's
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(): void {}
    },
  )
  vi.stubGlobal('Static', {
    SQUARESPACE_CONTEXT: { localizedStrings: { galleryCloseText: 'Close' } },
  })
  Object.assign(document, { adoptedStyleSheets: [] })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
      this.setAttribute('data-modal', '')
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
    getAnimations: () => [],
  })
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const slide = (layout: string) =>
  `<div class="slide slide-popup-overlay slide-${layout}"><h1>Kiln <em>day</em></h1><p>Come by.</p><a href="#there" data-popup-action>Look</a></div>`

function start({ data = 'data-seconds="5"', layout = 'popup-dialog', version = 1 } = {}): void {
  document.body.innerHTML = `<input><template data-popup ${data} data-days="7" data-version="${version}" data-name="Shop">${slide(layout)}</template>`
  const template = document.querySelector('template')
  if (template !== null) startPopup(template, { behavingBlocks: '.none', signal: stop.signal })
}
const popup = () => document.querySelector('dialog')
const close = () => popup()?.querySelector('button')?.click()
async function isShown(): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(6000)
  return popup() !== null
}

it('comes after its seconds, is called by its heading, and has the focus', async () => {
  start()
  await vi.advanceTimersByTimeAsync(4900)
  expect(popup()).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(popup()?.getAttribute('aria-label')).toBe('Kiln day')
  expect(popup()?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
})

it('leaves the page behind it as wide as it is, without the scrollbar', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  start()
  await isShown()
  expect(document.documentElement.style.getPropertyValue('--sqs-scrollbar')).toBe('15px')
})

it('keeps what became of it under the three names, and comes back after its days', async () => {
  start()
  await isShown()
  close()
  expect({ ...localStorage }).toEqual({ 'date-closed': String(Date.now()), version: '1' })
  start()
  expect(await isShown()).toBe(false)
  vi.setSystemTime(Date.now() + 7 * day)
  start()
  expect(await isShown()).toBe(true)
})

it('comes again with a new version', async () => {
  start()
  await isShown()
  close()
  start({ version: 2 })
  expect(await isShown()).toBe(true)
})

it('never comes again once its button was followed, not even as a new version', async () => {
  start()
  await isShown()
  document.querySelector<HTMLElement>('dialog a')?.click()
  expect({ ...localStorage }).toEqual({ submitted: 'true', version: '1' })
  await vi.advanceTimersByTimeAsync(0)
  expect(popup()).toBeNull()
  vi.setSystemTime(Date.now() + 400 * day)
  start({ version: 2 })
  expect(await isShown()).toBe(false)
})

it('closes by a press beside it, and not by one that began inside', async () => {
  start()
  await isShown()
  const press = (from: Element | null): void => {
    from?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    popup()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  press(document.querySelector('dialog p'))
  expect(popup()).not.toBeNull()
  press(popup())
  await vi.advanceTimersByTimeAsync(0)
  expect(popup()).toBeNull()
  expect(localStorage.getItem('date-closed')).not.toBeNull()
})

it('stands back while somebody types', async () => {
  start()
  document.querySelector('input')?.focus()
  expect(await isShown()).toBe(false)
  document.querySelector('input')?.blur()
  expect(await isShown()).toBe(true)
})

it('leaves the page free as a bar, and closes by Escape', async () => {
  start({ layout: 'popup-bar' })
  await isShown()
  expect(popup()?.hasAttribute('data-modal')).toBe(false)
  expect(popup()?.contains(document.activeElement)).toBe(false)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(popup()).toBeNull()
  expect(localStorage.getItem('version')).toBe('1')
})

it('waits until its part of the page is scrolled', async () => {
  const root = document.documentElement
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(3000)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(1000)
  start({ data: 'data-percent="50"' })
  vi.stubGlobal('scrollY', 900)
  window.dispatchEvent(new Event('scroll'))
  expect(popup()).toBeNull()
  vi.stubGlobal('scrollY', 1000)
  window.dispatchEvent(new Event('scroll'))
  expect(popup()).not.toBeNull()
})

it('is shown on the first page alone where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  start()
  expect(await isShown()).toBe(true)
  close()
  await vi.advanceTimersByTimeAsync(0)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/shop`)
  start()
  expect(await isShown()).toBe(false)
})
