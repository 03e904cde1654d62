import { useQuery } from '@tanstack/react-query'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { Group, Tooltip, TooltipTrigger } from 'react-aria-components'
import { Button } from '../controls/button.tsx'
import { showNotice, takeOnlyWayBack } from '../controls/toasts.tsx'
import { historyQuery } from './documents.ts'
import { draftsOfSite, isHere, useDrafts } from './drafts.ts'
import { travelNewest } from './travel-newest.ts'
import styles from './undo-buttons.module.css'

/** Undo and redo, each with the name of what it is about; also by Ctrl or Cmd and Z. */
export function UndoButtons({ siteId }: { readonly siteId: string }) {
  const history = useQuery(historyQuery(siteId)).data
  const undo = history?.canUndo ?? null
  const redo = history?.canRedo ?? null
  const run = (direction: 'undo' | 'redo'): void => void travelNewest(siteId, direction)
  useUndoKeys(siteId, run)
  return (
    <Group className={styles['pair'] ?? ''} aria-label="Undo and redo">
      <NamedButton
        label={undo === null ? 'Nothing to undo' : `Undo: ${undo.title}`}
        icon={<Undo2 size={17} aria-hidden />}
        isDisabled={undo === null}
        onPress={() => run('undo')}
      />
      <NamedButton
        label={redo === null ? 'Nothing to redo' : `Redo: ${redo.title}`}
        icon={<Redo2 size={17} aria-hidden />}
        isDisabled={redo === null}
        onPress={() => run('redo')}
      />
    </Group>
  )
}

function NamedButton(props: {
  readonly label: string
  readonly icon: React.ReactNode
  readonly isDisabled: boolean
  readonly onPress: () => void
}) {
  return (
    <TooltipTrigger delay={400}>
      <Button
        kind="quiet"
        aria-label={props.label}
        icon={props.icon}
        isDisabled={props.isDisabled}
        onPress={props.onPress}
      />
      <Tooltip className={styles['tip'] ?? ''} offset={6}>
        {props.label}
      </Tooltip>
    </TooltipTrigger>
  )
}

export const travelEvent = 'vitrine-travel'

/** What stands typed in a form until its author does something about it. */
const unsaved = ['typed', 'refused', 'conflict']

/**
 * Whoever undoes beside a form in which they typed does not mean what was stored before that.
 * @returns whether there is one here
 */
function saysWhatIsTyped(siteId: string): boolean {
  const typed = draftsOfSite(siteId)(useDrafts.getState()).find(
    (draft) => draft.kind === 'form' && unsaved.includes(draft.state.kind) && isHere(draft),
  )
  if (typed === undefined) return false
  showNotice({
    message: `“${typed.name}” is not saved yet. The arrow above undoes what was saved before it.`,
  })
  return true
}

/** In a field the keys belong to its text. The page frame hands its keys over as an event. */
function useUndoKeys(siteId: string, run: (direction: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')) {
        return
      }
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      const direction = key === 'y' || event.shiftKey ? 'redo' : 'undo'
      const isOther = direction === 'undo' && (takeOnlyWayBack() || saysWhatIsTyped(siteId))
      if (!isOther) run(direction)
    }
    const onTravel = (event: Event): void => {
      run((event as CustomEvent<'undo' | 'redo'>).detail)
    }
    globalThis.addEventListener('keydown', onKey)
    globalThis.addEventListener(travelEvent, onTravel)
    return () => {
      globalThis.removeEventListener('keydown', onKey)
      globalThis.removeEventListener(travelEvent, onTravel)
    }
  })
}
