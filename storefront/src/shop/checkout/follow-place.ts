const placeFields: ReadonlySet<string> = new Set(['country', 'region', 'postalCode'])
const parts = { summary: '.checkout-summary', button: '.checkout-button', news: '#checkout-news' }

/**
 * Shows an order at what it costs where it goes, as soon as that is typed: its sums, and nothing that
 * somebody is typing meanwhile. Where no answer comes, the one to the payment tells.
 * @returns what settles once no answer is awaited any more
 */
export function followPlace(
  root: Document,
  form: HTMLFormElement,
  step: string,
): () => Promise<void> {
  let pending = Promise.resolve()
  form.addEventListener('change', ({ target }) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    if (placeFields.has(name)) pending = pending.then(() => look(root, form, step))
  })
  return () => pending
}

async function look(root: Document, form: HTMLFormElement, step: string): Promise<void> {
  const body = new URLSearchParams({ step })
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value)
  }
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
    })
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (answer.querySelector(parts.summary) !== null) takeSums(root, form, answer)
  } catch {
    // nothing is lost: what was typed stands here still
  }
}

function takeSums(root: Document, form: HTMLFormElement, answer: Document): void {
  for (const name of ['key', 'offer']) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const now = answer.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field !== null && now !== null) field.value = now.value
  }
  const button = form.querySelector(parts.button)
  const label = answer.querySelector(parts.button)?.textContent
  if (button !== null && label !== undefined) button.textContent = label
  takeSummary(root, form, answer)
  const news = form.querySelector(parts.news)
  const total = form.querySelector('#checkout-total')?.children ?? []
  if (news !== null) news.textContent = [...total].map((one) => one.textContent).join(' ')
}

/** A discount code that is being typed stays, with the keys in its field. */
function takeSummary(root: Document, form: HTMLFormElement, answer: Document): void {
  const summary = form.querySelector(parts.summary)
  const now = answer.querySelector(parts.summary)
  if (summary === null || now === null) return
  const code = summary.querySelector<HTMLInputElement>('input[name="code"]')
  const hadKeys = code !== null && root.activeElement === code
  summary.replaceChildren(...now.childNodes)
  const field = summary.querySelector<HTMLInputElement>('input[name="code"]')
  if (code === null || field === null) return
  field.value = code.value
  if (hadKeys) field.focus()
}
