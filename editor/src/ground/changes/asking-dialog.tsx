import { useId, useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Banner } from '../controls/states.tsx'
import { dropDraft, useDrafts } from './drafts.ts'
import { useTypedWords } from './typed-words.ts'
import type { AnyFormInRoom } from './use-form-draft.ts'

type AskingDialogProps = {
  readonly title: string
  readonly width?: 'narrow' | 'wide'
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog that asks before it is closed over words that are typed and nowhere stored.
 * @param isBusy while what it asks for is under way: it stays until that is answered
 */
export function AskingDialog({
  isTyped,
  isBusy = false,
  onClose,
  children,
  ...shape
}: AskingDialogProps & { readonly isTyped: boolean; readonly isBusy?: boolean }) {
  useTypedWords(useId(), isTyped)
  return (
    <Asking {...shape} isTyped={isTyped} isBusy={isBusy} onClose={onClose}>
      {children}
    </Asking>
  )
}

/**
 * The same around a form whose words are a draft: they are still here after a reload.
 * @param moreDrafts keys of the drafts of other forms in it
 * @param isMoreTyped whether there are words beside it that are none
 */
export function DraftDialog({
  form,
  moreDrafts = [],
  isMoreTyped = false,
  onClose,
  children,
  ...shape
}: AskingDialogProps & {
  readonly form: AnyFormInRoom
  readonly moreDrafts?: readonly string[]
  readonly isMoreTyped?: boolean
}) {
  useTypedWords(useId(), isMoreTyped)
  const keys = [form.key, ...moreDrafts]
  const isDrafted = useDrafts(({ drafts }) => keys.some((key) => drafts[key] !== undefined))
  const isTyped = isDrafted || isMoreTyped
  const close = (): void => {
    for (const key of keys) dropDraft(key)
    onClose()
  }
  return (
    <Asking {...shape} isTyped={isTyped} onClose={close}>
      {children}
    </Asking>
  )
}

function Asking(
  props: AskingDialogProps & { readonly isTyped: boolean; readonly isBusy?: boolean },
) {
  const { title, width = 'narrow', isTyped, isBusy = false, onClose, children } = props
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      onClose={() => {
        if (isBusy) return
        // asked already, Escape means going on
        if (isTyped) setAsked(!isAsked)
        else onClose()
      }}
    >
      {isTyped && isAsked && !isBusy && (
        <Banner
          tone="warn"
          role="alert"
          action={
            <>
              <Button size="small" kind="quiet" onPress={() => setAsked(false)}>
                Keep editing
              </Button>
              <Button size="small" kind="danger" onPress={onClose}>
                Discard
              </Button>
            </>
          }
        >
          What you typed here is not saved.
        </Banner>
      )}
      {children}
    </Dialog>
  )
}
