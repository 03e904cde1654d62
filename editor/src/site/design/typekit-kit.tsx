import { useId, useState } from 'react'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import styles from './fonts-panel.module.css'

type TypekitKitProps = { readonly siteId: string; readonly kitId: string | null }

/** The id of the owner's kit, which is kept; nothing is loaded by it. */
export function TypekitKit({ siteId, kitId }: TypekitKitProps) {
  const stored = kitId ?? ''
  // what is stored shows as long as nobody types, as after an undo
  const [own, setOwn] = useState<string>()
  const typed = own ?? stored
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  useTypedWords(useId(), typed.trim() !== stored)
  const save = async (next: string | null): Promise<void> => {
    setPending(true)
    const input = { kitId: next, seen: kitId }
    const wish = { action: 'set-font-kit', input } as const
    const notice = next === null ? 'Typekit Kit removed' : 'Typekit Kit kept'
    const done = await performAction(siteId, wish, {
      notice,
      quietly: true,
      // no page shows it
      keepsFrame: true,
    })
    setPending(false)
    setError(done.ok ? undefined : (done.refusal.fields['kitId'] ?? done.refusal.message))
    if (done.ok) setOwn(undefined)
  }
  return (
    <form
      className={styles['kit']}
      onSubmit={(event) => {
        event.preventDefault()
        void save(typed.trim())
      }}
    >
      <TextField
        label="Kit id"
        value={typed}
        onChange={(next) => {
          setOwn(next)
          setError(undefined)
        }}
        error={error}
        hint="Seven small letters and digits, from your kit’s settings."
      />
      <p className={styles['note']}>
        Its id is kept with the site. Nothing is loaded from it yet: a kit tells another company who
        visits, so it waits for visitors’ consent, which comes with tracking.
      </p>
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isPending={isPending}>
          Keep kit
        </Button>
        {kitId !== null && <Button onPress={() => void save(null)}>Remove kit</Button>}
      </div>
    </form>
  )
}
