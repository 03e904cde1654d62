import type { Phrase } from '../../site/phrases/phrases.ts'
import { addButtonLabels } from './cart-messages.ts'

/**
 * The add-to-cart button as a machine (spec §4). Times are milliseconds of one clock, which the
 * caller reads; `tick` tells when the label has to change.
 */
export type AddButtonState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'adding' }
  /** Added, but 'Adding…' still shows. */
  | { readonly kind: 'succeeded'; readonly at: number }
  | { readonly kind: 'added'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number; readonly sentence: string }

export type AddButtonEvent =
  | { readonly kind: 'press' }
  | { readonly kind: 'success'; readonly now: number }
  | { readonly kind: 'failure'; readonly now: number; readonly sentence: string }
  | { readonly kind: 'tick'; readonly now: number }

export const addButtonTimes = { errorMs: 1000, addingMs: 1000, addedMs: 2000 } as const

export function nextAddButtonState(state: AddButtonState, event: AddButtonEvent): AddButtonState {
  switch (event.kind) {
    case 'press':
      // a click means something only while the button is idle
      return state.kind === 'idle' ? { kind: 'adding' } : state
    case 'success':
      return state.kind === 'adding' ? { kind: 'succeeded', at: event.now } : state
    case 'failure':
      if (state.kind !== 'adding') return state
      return { kind: 'failed', at: event.now, sentence: event.sentence }
    case 'tick': {
      const due = nextTickAt(state)
      if (due === null || event.now < due) return state
      return state.kind === 'succeeded' ? { kind: 'added', at: due } : { kind: 'idle' }
    }
  }
}

/** When the state changes by itself; null where it waits for something. */
export function nextTickAt(state: AddButtonState): number | null {
  switch (state.kind) {
    case 'succeeded':
      return state.at + addButtonTimes.addingMs
    case 'added':
      return state.at + addButtonTimes.addedMs
    case 'failed':
      return state.at + addButtonTimes.errorMs
    case 'idle':
    case 'adding':
      return null
  }
}

/** The label that a state shows; null is the button's own. */
export function addButtonLabel(state: AddButtonState): Phrase | null {
  switch (state.kind) {
    case 'adding':
    case 'succeeded':
      return addButtonLabels.adding
    case 'added':
      return addButtonLabels.added
    case 'idle':
    case 'failed':
      return null
  }
}
