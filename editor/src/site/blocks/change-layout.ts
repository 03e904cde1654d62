import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { performSoon, type Performed } from '../../ground/changes/pending-actions.ts'
import { sayDone } from '../../ground/changes/perform-action.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'

type Options = {
  /** Said when it is done, beside Undo. */
  readonly notice?: string
  /** The caller says what is wrong; nothing else does. */
  readonly quietly?: boolean
}

/**
 * Changes what stands on a page: seen at once in the frame and in every panel, and sent to the
 * server when its turn comes. Where the server refuses it, what it showed goes again and its
 * sentence is said; a field that somebody else has changed is asked about in a dialog.
 */
export async function changeLayout(
  siteId: string,
  wish: ActionWish,
  { notice, quietly = false }: Options = {},
): Promise<Performed> {
  const done = await performSoon(siteId, wish, 'A change of the page')
  if (done.ok) {
    if (notice !== undefined) sayDone(siteId, notice, done.value)
  } else if (!quietly && done.refusal.code !== 'fields-changed') {
    showNotice({ message: done.refusal.message, isError: true })
  }
  return done
}
