import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import { locksApi } from '@vitrine/rules/site/locks/locks-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import styles from './lock-form.module.css'

/** What stands in the field of a password that is set: always the same, whatever the password is. */
const marker = '••••••••'

/** A change of the lock of a page or of the site; null takes the password away. */
export type LockEdit = {
  readonly set: { readonly lockId: string | null }
  readonly seen: { readonly lockId: string | null }
}

export type LockFormProps = {
  readonly siteId: string
  /** Of the password that is set; null: there is none. */
  readonly lockId: string | null
  /** What it does, in plain words. */
  readonly words: string
  readonly wish: (edit: LockEdit) => ActionWish
  /** What is typed, and who keeps it: whoever hides the form and shows it again has it still. */
  readonly typed: string
  readonly onType: (password: string) => void
}

/** Sets, changes or removes the password of a page or of the whole site. */
export function LockForm({ siteId, lockId, words, wish, ...kept }: LockFormProps) {
  const { typed: password, onType: setPassword } = kept
  const element = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const hasLock = lockId !== null
  const change = async (next: string | null, notice: string): Promise<void> => {
    const edit = { set: { lockId: next }, seen: { lockId } }
    const done = await performAction(siteId, wish(edit), { notice, quietly: true })
    if (done.ok) {
      setPassword('')
      // the button that was pressed may be gone, and the keys with it
      element.current?.querySelector('input')?.focus()
    }
    setError(done.ok ? undefined : done.refusal.message)
  }
  const save = async (): Promise<void> => {
    const checked = checkPassword(password)
    if (!checked.ok) return setError(checked.refusal.message)
    try {
      const made = await call(locksApi.make, { params: { siteId }, body: { password } })
      await change(made.lockId, hasLock ? 'Password changed.' : 'Password set.')
    } catch (refusal) {
      setError(refusal instanceof RequestRefused ? refusal.message : interfaceMessages.surprise)
    }
  }
  const whilePending = (work: () => Promise<void>): void => {
    setPending(true)
    void work().finally(() => setPending(false))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    whilePending(save)
  }
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['words']}>{words}</p>
      <div className={styles['field']}>
        <TextField
          label={hasLock ? 'New password' : 'Password'}
          type={isShown ? 'text' : 'password'}
          name="page-password"
          autoComplete="new-password"
          maxLength={128}
          {...(hasLock && { placeholder: marker })}
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setError(undefined)
          }}
          hint="8 to 128 characters."
          error={error}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" isPending={isPending}>
          {hasLock ? 'Change password' : 'Set password'}
        </Button>
        <Button
          icon={isShown ? <EyeOff size={15} aria-hidden /> : <Eye size={15} aria-hidden />}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? 'Hide what is typed' : 'Show what is typed'}
        </Button>
        {hasLock && (
          <Button
            kind="danger"
            isDisabled={isPending}
            onPress={() => whilePending(() => change(null, 'Password removed.'))}
          >
            Remove password
          </Button>
        )}
      </div>
    </form>
  )
}
