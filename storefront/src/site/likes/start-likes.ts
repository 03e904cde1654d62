import { likesPaths } from '@vitrine/rules/site/likes/likes-paths.ts'

type Liked = {
  readonly liked: readonly string[]
  readonly counts: Readonly<Record<string, number>>
}

/** A like button says whether its visitor likes the item, and takes a press without leaving the page. */
export function startLikes(form: HTMLElement, signal: AbortSignal): void {
  if (!(form instanceof HTMLFormElement)) return
  const { id } = new Button(form)
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void press(form)
    },
    { signal },
  )
  show(form, { isLiked: false })
  // whoever has liked nothing here need not be asked about
  if (!document.cookie.includes('hasLikes=')) return
  void ask(id).then(
    (told) => show(form, { isLiked: told.liked.includes(id), count: told.counts[id] ?? 0 }),
    // the button stands as the page has it
    () => undefined,
  )
}

class Button {
  readonly #form: HTMLFormElement
  constructor(form: HTMLFormElement) {
    this.#form = form
  }
  get id(): string {
    return this.field('itemId').value
  }
  field(name: string): HTMLInputElement {
    const field = this.#form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) return field
    throw new Error(`a like button has no ${name}`)
  }
}

async function ask(id: string): Promise<Liked> {
  const reply = await fetch(`${likesPaths.likes}?items=${id}`)
  if (!reply.ok) throw new Error(String(reply.status))
  return (await reply.json()) as Liked
}

async function press(form: HTMLFormElement): Promise<void> {
  const button = new Button(form)
  if (form.getAttribute('aria-busy') === 'true') return
  form.setAttribute('aria-busy', 'true')
  const isOn = button.field('like').value === 'on'
  say(form, '')
  try {
    const body = new URLSearchParams({ itemId: button.id, like: isOn ? 'on' : 'off', path: '/' })
    const headers = { accept: 'application/json' }
    // the way back to the page is not gone
    const reply = await fetch(form.action, { method: 'POST', body, headers, redirect: 'manual' })
    if (reply.type !== 'opaqueredirect') throw new Error(await sentenceOf(reply))
    const { liked, counts } = await ask(button.id)
    show(form, { isLiked: liked.includes(button.id), count: counts[button.id] ?? 0 })
  } catch (error) {
    say(form, error instanceof Error ? error.message : '')
  } finally {
    form.removeAttribute('aria-busy')
  }
}

async function sentenceOf(reply: Response): Promise<string> {
  const told: unknown = await reply.json().catch(() => null)
  const isTold = typeof told === 'object' && told !== null && 'message' in told
  return isTold ? String(told.message) : String(reply.status)
}

function say(form: HTMLFormElement, words: string): void {
  const state = form.querySelector('.like-state')
  if (state !== null) state.textContent = words
}

function show(
  form: HTMLFormElement,
  { isLiked, count }: { readonly isLiked: boolean; readonly count?: number },
): void {
  new Button(form).field('like').value = isLiked ? 'off' : 'on'
  form.querySelector('.like-button')?.setAttribute('aria-pressed', String(isLiked))
  const put = (name: string, words: string): void => {
    const place = form.querySelector(name)
    if (place !== null) place.textContent = words
  }
  put('.like-word', form.dataset[isLiked ? 'liked' : 'like'] ?? '')
  if (count !== undefined) put('.like-count', String(count))
}
