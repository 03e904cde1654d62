import { useDrafts } from './drafts.ts'
import { useSaveState } from './save-state.ts'
import { makeEmitter } from './typed-emitter.ts'

/** Saving begins with the first request that is sent, and ends once nothing is on its way or waits. */
export const saveEvents = makeEmitter<{ readonly enter: null; readonly exit: null }>()

let isSaving = false

function look(): void {
  const { saving } = useSaveState.getState()
  const waits = Object.values(useDrafts.getState().drafts).some(
    ({ kind, state }) => kind === 'action' && (state.kind === 'typed' || state.kind === 'saving'),
  )
  // between two requests of what waits nothing has ended
  const now = saving > 0 || (isSaving && waits)
  if (now === isSaving) return
  isSaving = now
  saveEvents.emit(now ? 'enter' : 'exit', null)
}

useSaveState.subscribe(look)
useDrafts.subscribe(look)
