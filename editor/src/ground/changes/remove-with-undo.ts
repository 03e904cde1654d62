import { showNotice } from '../controls/toasts.tsx'
import { whileSaving } from './save-state.ts'

type Removal = {
  readonly remove: () => Promise<unknown>
  readonly putBack: () => Promise<unknown>
  /** What is said once it is gone, and once it is back. */
  readonly gone: string
  readonly back: string
}

/**
 * Takes something out of a list that no history has, such as of people who signed up, and offers the
 * only way back. What goes wrong is said.
 * @param readAgain reads the list, whatever came of it
 */
export function removeWithUndo(
  { remove, putBack, gone, back }: Removal,
  readAgain: () => Promise<unknown>,
): Promise<void> {
  const attempt = async (write: () => Promise<unknown>, notice: () => void): Promise<void> => {
    try {
      await whileSaving(write)
      notice()
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : '', isError: true })
    }
    await readAgain()
  }
  const run = (): void => void attempt(putBack, () => showNotice({ message: back }))
  return attempt(remove, () =>
    showNotice({ message: gone, action: { name: 'Undo', run, isOnlyWayBack: true } }),
  )
}
