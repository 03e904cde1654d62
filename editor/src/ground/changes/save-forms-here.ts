import { useEffect } from 'react'
import { isSaveKey } from '../controls/save-key.ts'
import { useDrafts } from './drafts.ts'
import { formSavers, saveTyped } from './save-draft.ts'

const dialogs = '[role="dialog"], [role="alertdialog"]'

/** Whether keys are in a dialog, behind which nothing is saved that nobody sees. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(dialogs) !== null
}

/**
 * Saves each form on the screen in which something is typed, as its own button does; one that is
 * wrong keeps none of the others from being saved.
 * @param except the form that is saved otherwise
 */
export async function saveFormsHere(except?: string): Promise<void> {
  const typed = Object.values(useDrafts.getState().drafts).filter(
    ({ kind, key }) => kind === 'form' && key !== except && formSavers.has(key),
  )
  for (const { key } of typed) await saveTyped([key])
}

/** The key by which people save, where no form has the keys: the browser would store a page of ours. */
export function useSaveKeyInRooms(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isSaveKey(event)) return
      event.preventDefault()
      if (!isInDialog(event.target)) void saveFormsHere()
    }
    // after all others: a room that saves otherwise has taken the key by then
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}
