import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The keys of a spreadsheet in a table of fields: arrows and Enter lead up and down in a column, past
 * fields that are shut. Enter sends no form, as it ends a cell.
 */
export function goFromCell(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (!(target instanceof HTMLInputElement) || altKey || ctrlKey || metaKey) return
  const step = key === 'Enter' ? (shiftKey ? -1 : 1) : steps[key]
  if (step === undefined) return
  event.preventDefault()
  const next = fieldFrom(target, step)
  next?.focus()
  if (next?.type === 'text') next.select()
}

function fieldFrom(input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined {
  const place = input.closest('td')?.cellIndex
  let row: Element | null | undefined = input.closest('tr')
  while (place !== undefined && row) {
    row = step === 1 ? row.nextElementSibling : row.previousElementSibling
    const found = row?.children[place]?.querySelector<HTMLInputElement>('input:not(:disabled)')
    if (found) return found
  }
  return undefined
}
