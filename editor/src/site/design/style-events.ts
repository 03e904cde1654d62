import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'

/** What happens in the style panel, by the names of spec §4. */
export type TweakEvent = Extract<EditorMessage, { type: 'tweak' }>['name']

type Listener = (event: TweakEvent) => void

const listeners = new Set<Listener>()

/** @returns ends it */
export function onTweakEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells everybody who listens, the page in the frame among them. */
export function tellTweakEvent(event: TweakEvent): void {
  for (const listener of listeners) listener(event)
}
