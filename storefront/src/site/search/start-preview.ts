/** While somebody types, what is asked waits for so many milliseconds of rest. */
const restMs = 200

const leastLetters = 2
const mostShown = 5

type Hit = { readonly title: string; readonly url: string; readonly collectionTitle: string }

/**
 * Shows the first things that a search finds below its field while somebody types. The words are
 * asked of the search page itself, so what stands here is what Enter leads to.
 */
export function startPreview(form: HTMLElement, signal: AbortSignal): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]')
  if (!(form instanceof HTMLFormElement) || field === null) return
  const list = document.createElement('div')
  list.className = 'sqs-search-preview'
  list.hidden = true
  const status = document.createElement('p')
  status.className = 'sqs-search-status'
  status.setAttribute('role', 'status')
  form.append(list, status)
  signal.addEventListener('abort', () => {
    list.remove()
    status.remove()
  })

  let asked: AbortController | undefined
  let timer: number | undefined

  const stop = (): void => {
    window.clearTimeout(timer)
    asked?.abort()
  }
  const close = (): void => {
    stop()
    list.hidden = true
  }
  const ask = async (): Promise<void> => {
    asked = new AbortController()
    const address = addressOf(form)
    const hits = await readHits(address, asked.signal)
    if (hits === undefined) return
    const { noneText = '', allText = '', foundText = '' } = form.dataset
    list.replaceChildren(
      ...hits.slice(0, mostShown).map(lineOf),
      hits.length === 0 ? wordsOf(noneText) : linkTo(address, allText, 'sqs-search-all'),
    )
    list.hidden = false
    status.textContent = hits.length === 0 ? noneText : `${foundText}: ${hits.length}`
  }

  signal.addEventListener('abort', stop)
  const onTyped = (): void => {
    stop()
    if (field.value.trim().length < leastLetters) return close()
    timer = window.setTimeout(() => void ask(), restMs)
  }
  field.addEventListener('input', onTyped, { signal })
  // somebody may have typed while this was on its way
  if (field === document.activeElement) onTyped()
  form.addEventListener('keydown', (event) => moveByKeys(event, { field, list, close }), { signal })
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
    },
    { signal },
  )
}

/** Where the form leads as it is filled. */
function addressOf(form: HTMLFormElement): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.set(name, value)
  }
  return `${form.getAttribute('action') ?? '/search'}?${parameters.toString()}`
}

/** What was found; undefined where nobody waits for it any more, or it cannot be had now. */
async function readHits(address: string, signal: AbortSignal): Promise<readonly Hit[] | undefined> {
  try {
    const reply = await fetch(`${address}&format=json`, { signal })
    if (!reply.ok) return undefined
    const { items } = (await reply.json()) as { readonly items?: unknown }
    return Array.isArray(items) && !signal.aborted ? items.flatMap(hitOf) : undefined
  } catch {
    // the form still leads to its page
    return undefined
  }
}

function hitOf(item: Readonly<Record<string, unknown>>): Hit[] {
  const { title, url, collectionTitle } = item
  if (typeof title !== 'string' || typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return []
  return [
    { title, url, collectionTitle: typeof collectionTitle === 'string' ? collectionTitle : '' },
  ]
}

function lineOf({ title, url, collectionTitle }: Hit): HTMLElement {
  const line = linkTo(url, plain(title), 'sqs-search-hit')
  if (collectionTitle !== '' && collectionTitle !== title) {
    const where = document.createElement('span')
    where.textContent = plain(collectionTitle)
    line.append(' ', where)
  }
  return line
}

/** Pages hold plain text escaped. */
function plain(escaped: string): string {
  return new DOMParser().parseFromString(escaped, 'text/html').body.textContent ?? ''
}

function linkTo(url: string, text: string, className: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = className
  link.href = url
  link.textContent = text
  return link
}

function wordsOf(text: string): HTMLElement {
  const words = document.createElement('p')
  words.className = 'sqs-search-none'
  words.textContent = text
  return words
}

/** Arrows walk from the field through what is found and back, Escape closes it. */
function moveByKeys(
  event: KeyboardEvent,
  { field, list, close }: { field: HTMLElement; list: HTMLElement; close: () => void },
): void {
  if (list.hidden) return
  if (event.key === 'Escape') {
    event.preventDefault()
    field.focus()
    return close()
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const stops = [field, ...list.querySelectorAll<HTMLElement>('a')]
  const at = stops.findIndex((one) => one === document.activeElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
