/**
 * Gives an element the content of another one, and leaves what both have of one kind where it stands: a
 * frame that is moved loses what was typed into it.
 */
export function takeAround(old: Element, now: Element, kept: string): void {
  const holds = (one: Element): boolean => one.matches(kept) || one.querySelector(kept) !== null
  const stays = [...old.children].find(holds)
  const same = [...now.children].find(holds)
  if (stays === undefined || same === undefined) return old.replaceChildren(...now.childNodes)
  while (stays.previousSibling !== null) stays.previousSibling.remove()
  while (stays.nextSibling !== null) stays.nextSibling.remove()
  const nodes = [...now.childNodes]
  const at = nodes.indexOf(same)
  stays.before(...nodes.slice(0, at))
  stays.after(...nodes.slice(at + 1))
  if (!stays.matches(kept)) takeAround(stays, same, kept)
}

/** Tells the fields of a card what is paid by it now, and what is wrong with it; empty: nothing is paid. */
export function takeAmount(root: ParentNode, answer: ParentNode): void {
  const card = root.querySelector<HTMLElement>('.checkout-card')
  const now = answer.querySelector<HTMLElement>('.checkout-card')
  if (card === null) return
  card.dataset['amount'] = now?.dataset['amount'] ?? ''
  const error = card.querySelector('.checkout-error')
  if (error !== null) error.textContent = now?.querySelector('.checkout-error')?.textContent ?? ''
}
