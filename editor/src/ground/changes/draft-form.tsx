import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { isSaveKey } from '../controls/save-key.ts'
import { Banner } from '../controls/states.tsx'
import { FieldConflictDialog, type FieldWords } from './field-conflict-dialog.tsx'
import { isInDialog, saveFormsHere } from './save-forms-here.ts'
import type { AnyFormInRoom } from './use-form-draft.ts'
import styles from './draft-form.module.css'

type DraftFormProps = {
  readonly form: AnyFormInRoom
  /** What fields are called, and how their values are shown. */
  readonly words: FieldWords
  readonly className: string | undefined
  readonly children: ReactNode
}

const invalid = '[aria-invalid="true"]'

/** A form with one Save: what is wrong stands beside each field, and above where that is not seen. */
export function DraftForm({ form, words, className, children }: DraftFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  useSaveKey(element, form)
  const { tries } = form
  const [unseenAt, setUnseenAt] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    // not with the next frame: a tab in the background has none
    const soon = setTimeout(() => {
      const wrong = [...(element.current?.querySelectorAll<HTMLElement>(invalid) ?? [])]
      if (wrong.some(isUnseen)) setUnseenAt(tries)
      else wrong[0]?.focus()
    })
    return () => clearTimeout(soon)
  }, [tries])
  useEffect(() => summary.current?.focus(), [unseenAt])
  const isOutOfSight = unseenAt === tries
  const errors = Object.entries(form.errors)
  return (
    <>
      <form
        ref={element}
        className={className}
        noValidate
        onSubmit={(event) => void form.onSubmit(event)}
      >
        {form.problem !== undefined && (
          <Banner tone="danger" role="alert">
            {form.problem}
          </Banner>
        )}
        {isOutOfSight && errors.length > 0 && (
          <div className={styles['summary']} role="alert" tabIndex={-1} ref={summary}>
            <p>Not saved yet:</p>
            <ul>
              {errors.map(([name, message]) => (
                <li key={name}>
                  {words.labelOf(name)}: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </form>
      <FieldConflictDialog form={form} words={words} />
    </>
  )
}

/**
 * Saved by the key that people know for it too, with the other forms of the room: nobody who presses
 * it thinks of one of several. A form in a dialog is saved alone.
 */
function useSaveKey(element: RefObject<HTMLElement | null>, form: AnyFormInRoom): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const listening = element.current
    const listen = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      const { key, onSubmit } = latest.current
      // the one with the keys at last: they stay in it where something is wrong
      const others = isInDialog(event.target) ? Promise.resolve() : saveFormsHere(key)
      void others.then(() => onSubmit())
    }
    listening?.addEventListener('keydown', listen)
    return () => listening?.removeEventListener('keydown', listen)
  }, [element])
}

/** Whether a field that is wrong cannot be seen where the page stands. */
function isUnseen(field: Element): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  return top < 0 || bottom > globalThis.innerHeight
}
