import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import type {
  ChangeReply,
  DocumentReply,
  DocumentsReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import type { ServedProduct } from '@vitrine/server/testing/served-product.ts'
import { createVisitor, type Visitor } from '@vitrine/server/testing/http-client.ts'

/** The product that runs beside the tests, and who may sign in to it. */
export const served: ServedProduct = inject('served')

// what every browser has and this document lacks
Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) },
})
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
globalThis.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// a busy machine is no failure
configure({ asyncUtilTimeout: 120_000 })

/** A browser's way to the server: real HTTP with the cookies of one visitor, which can be cut. */
export type Network = {
  isOnline: boolean
  /** Awaited before a request such as `POST /api/editor/session` goes out. */
  before: (request: string) => Promise<unknown>
  /** Awaited before an answer arrives, which is lost where that fails. */
  after: (request: string) => Promise<unknown>
  readonly visitor: Visitor
  /** Every request that went out, such as `POST /api/editor/session`. */
  readonly sent: string[]
  /** The same, once its answer is here. */
  readonly answered: string[]
}

/** Lets this page's `fetch` reach the product that is served beside the tests. */
export function openNetwork(host = 'localhost'): Network {
  const visitor = createVisitor(served.port, host)
  const network: Network = {
    isOnline: true,
    before: () => Promise.resolve(),
    after: () => Promise.resolve(),
    visitor,
    sent: [],
    answered: [],
  }
  const exchange: Exchange = async (input, init, onSent) => {
    if (!network.isOnline) throw new TypeError('Failed to fetch')
    const url = new URL(input, location.href)
    const method = init.method ?? 'GET'
    network.sent.push(`${method} ${url.pathname}`)
    await network.before(`${method} ${url.pathname}`)
    const { type, body: sent } = await bodyOf(init.body)
    const answer = await visitor.send(url.pathname + url.search, {
      method,
      headers: { origin: location.origin, ...(init.headers as Record<string, string>), ...type },
      ...sent,
    })
    onSent?.()
    await network.after(`${method} ${url.pathname}`)
    showCookies(visitor)
    network.answered.push(`${method} ${url.pathname}`)
    return answer
  }
  globalThis.fetch = async (input, init = {}) => {
    const { status, text } = await exchange(input as string, init)
    return new Response([204, 304].includes(status) ? null : text, { status })
  }
  globalThis.XMLHttpRequest = sendingBy(exchange)
  return network
}

type Exchange = (
  path: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  /** Called when the server has it, and its answer is on the way. */
  onSent?: () => void,
) => Promise<{ readonly status: number; readonly text: string }>

/** The same way for what is sent as a file, which says how far it is: nothing, half of it, all. */
function sendingBy(exchange: Exchange): typeof XMLHttpRequest {
  class TestSending extends EventTarget {
    readonly upload = new EventTarget()
    readonly #headers: Record<string, string> = {}
    #path = ''
    #isAborted = false
    status = 0
    responseText = ''

    open(_method: string, path: string): void {
      this.#path = path
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }

    abort(): void {
      this.#isAborted = true
      this.dispatchEvent(new Event('abort'))
    }

    send(body: FormData): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }))
      const init = { method: 'POST', headers: this.#headers, body }
      const onSent = (): void => void this.upload.dispatchEvent(new Event('load'))
      void exchange(this.#path, init, onSent).then(
        ({ status, text }) => {
          if (this.#isAborted) return
          Object.assign(this, { status, responseText: text })
          this.dispatchEvent(new Event('load'))
        },
        () => void this.dispatchEvent(new Event('error')),
      )
    }
  }
  return TestSending as unknown as typeof XMLHttpRequest
}

/** From the next action on the connection is gone: that one arrives, and its answer does not. */
export function loseAnswers(network: Network): void {
  network.after = (request) => {
    if (!/^POST .*\/actions$/.test(request)) return Promise.resolve()
    network.isOnline = false
    return Promise.reject(new TypeError('Failed to fetch'))
  }
}

/** The login ends, and nobody in this browser has said so. */
export function endLogin({ visitor }: Network): void {
  for (const name of visitor.cookies.keys()) if (name !== 'crumb') visitor.cookies.delete(name)
}

/** The connection is back. */
export function regain(network: Network): void {
  network.after = () => Promise.resolve()
  network.isOnline = true
  globalThis.dispatchEvent(new Event('online'))
}

/** A body as it goes over the wire: text, or a form with one file. */
async function bodyOf(body: unknown): Promise<{ type: Record<string, string>; body: object }> {
  if (typeof body === 'string') return { type: {}, body: { body } }
  if (!(body instanceof FormData)) return { type: {}, body: {} }
  const file = body.get('file')
  if (!(file instanceof File)) throw new Error('a form without its file')
  const head =
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
    `content-type: ${file.type}\r\n\r\n`
  const bytes = Buffer.from(await file.arrayBuffer())
  return {
    type: { 'content-type': 'multipart/form-data; boundary=x' },
    body: { body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]) },
  }
}

/** Scripts of a page read its crumb from its cookies. */
function showCookies({ cookies }: Visitor): void {
  const crumb = cookies.get('crumb')
  document.cookie = crumb === undefined ? 'crumb=; max-age=0' : `crumb=${crumb}`
}

/** Somebody who is signed in over there: another person, or the same one's other tab. */
export async function signIn(visitor: Visitor, email = served.email): Promise<void> {
  const { password } = served
  await visitor.write('POST', '/api/editor/session', { email, password })
}

let number = 0

/** A shop of the owner's, made for one test. */
export async function openShop(owner: Visitor) {
  const name = `${Date.now().toString(36)}-${process.pid}-${number++}`
  const made = await owner.write('POST', '/api/editor/sites', { name, starter: served.starter })
  const { siteId } = made.json<CallReply<typeof sitesApi.create>>()
  const base = `/api/editor/sites/${siteId}`
  return {
    name,
    siteId,
    host: `${name}.localhost`,
    /** What somebody else does meanwhile. */
    act: async (action: string, input: object) =>
      (await owner.write('POST', `${base}/actions`, { action, input })).json<ChangeReply>(),
    document: async <Kind extends DocumentKind>(kind: Kind, id: string) =>
      (await owner.get(`${base}/documents/${kind}/${encodeURIComponent(id)}`)).json<
        DocumentReply<Kind>
      >().body,
    documents: async <Kind extends DocumentKind>(kind: Kind) =>
      (await owner.get(`${base}/documents?kind=${kind}`)).json<DocumentsReply<Kind>>().documents,
  }
}

export type TestShop = Awaited<ReturnType<typeof openShop>>

export type Workplace = {
  readonly network: Network
  readonly shop: TestShop
  /** Whoever changes the shop meanwhile. */
  readonly elsewhere: Visitor
}

/** A browser that keeps nothing and in which nobody is signed in, and a shop whose owner is elsewhere. */
export async function openDoorstep(): Promise<Workplace> {
  localStorage.clear()
  sessionStorage.clear()
  const elsewhere = createVisitor(served.port, 'localhost')
  await signIn(elsewhere)
  const shop = await openShop(elsewhere)
  return { network: openNetwork(), shop, elsewhere }
}

/** A browser without drafts in which the owner is signed in, and a shop that is changed from elsewhere. */
export async function openWorkplace(): Promise<Workplace> {
  const workplace = await openDoorstep()
  await signIn(workplace.network.visitor)
  return workplace
}

/** A workplace for each test, closed after it; what is taken out of it is that of the running test. */
export function workplaceOfEachTest(): Workplace {
  let current: Workplace | undefined
  beforeEach(async () => {
    current = await openWorkplace()
  })
  afterEach(() => closeEditor())
  const part = <Name extends keyof Workplace>(name: Name): Workplace[Name] => {
    const now = (): Workplace[Name] => {
      if (current === undefined) throw new Error('no test runs')
      return current[name]
    }
    return new Proxy({} as Workplace[Name], {
      get: (_, key) => Reflect.get(now(), key) as unknown,
      set: (_, key, value) => Reflect.set(now(), key, value),
    })
  }
  return { network: part('network'), shop: part('shop'), elsewhere: part('elsewhere') }
}

/** Opens the editor as somebody whom the owner of a shop has invited, and who has one role. */
export async function loadAs(
  { network, shop, elsewhere }: Workplace,
  role: number,
  path = '',
): Promise<UserEvent> {
  const email = `${shop.name}-${role}@kiln.example`
  const people = `/api/editor/sites/${shop.siteId}/people`
  const invited = await elsewhere.write('POST', people, { email, roles: [role] })
  const token = new URL(invited.json<{ link: string }>().link).searchParams.get('token')
  await network.visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
  return loadEditor(`/sites/${shop.name}${path}`)
}

/** What the page before held in its memory. */
let forget = (): void => undefined

/**
 * Opens the editor at an address, as a page that is loaded: of the page before, nothing is left but
 * what the browser keeps.
 */
export async function loadEditor(path: string): Promise<UserEvent> {
  closeEditor()
  vi.resetModules()
  jsdom.reconfigure({ url: `http://localhost:${served.port}/config${path}` })
  const { router } = await import('../../../router.tsx')
  const { queryClient } = await import('../../http/query-client.ts')
  const { Toasts } = await import('../../controls/toasts.tsx')
  const { useDrafts } = await import('../drafts.ts')
  const { keepDraftsOverReload } = await import('../kept-drafts.ts')
  const { retryByItself } = await import('../retry-drafts.ts')
  const { predictActions } = await import('../../../predict-actions.ts')
  const { findAccountId } = await import('../../../people/accounts/session.ts')
  forget = () => useDrafts.setState({ drafts: {} })
  predictActions()
  keepDraftsOverReload()
  retryByItself(findAccountId)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

/** Leaves the page as a reload does: only what the browser keeps outlives it. */
export function closeEditor(): void {
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()
  const kept = sessionStorage.getItem('vitrine-drafts')
  forget()
  if (kept !== null) sessionStorage.setItem('vitrine-drafts', kept)
}

/** Waits until the mark in the header has this word. */
export async function mark(word: 'Saved' | 'Unsaved' | 'Not saved' | 'Conflict'): Promise<void> {
  await vi.waitFor(
    () => {
      const status = document.querySelector('output[data-status]')
      if (status?.textContent !== word) throw new Error(`the mark says ${status?.textContent}`)
    },
    { timeout: 10_000 },
  )
}

/** Puts words in the place of those in a field. */
export async function type(user: UserEvent, label: string | RegExp, words: string): Promise<void> {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(words)
}

declare global {
  // given by the test environment
  var jsdom: { reconfigure(settings: { url: string }): void }
}
