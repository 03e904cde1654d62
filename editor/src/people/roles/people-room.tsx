import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { CheckboxGroup, Checkbox, FieldError, Label } from 'react-aria-components'
import { accountsApi, type PeopleReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { useEmailEntry } from '../accounts/email-entry.ts'
import { CopyButton } from '../../ground/controls/copy-button.tsx'
import { invitedWords } from '../accounts/link-words.ts'
import { sessionQuery } from '../accounts/session.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { Banner, LoadError, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { peopleQuery } from './people-query.ts'
import { roleNames } from './role-names.ts'
import styles from './people-room.module.css'
import form from '../accounts/door-page.module.css'
import checkbox from '../../ground/controls/checkbox.module.css'
import field from '../../ground/controls/field.module.css'
import list from '../../ground/controls/list.module.css'

type Person = PeopleReply['people'][number]

/** Who may do what on this site. */
export function PeopleRoom() {
  const { siteId } = useWorkingSite()
  const people = useQuery(peopleQuery(siteId))
  const [open, setOpen] = useState<Person | 'new' | null>(null)
  return (
    <Room
      title="People"
      actions={
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => setOpen('new')}>
          Invite
        </Button>
      }
    >
      {people.isPending && <Skeleton rows={2} height={56} />}
      {people.isError && <LoadError error={people.error} onRetry={() => void people.refetch()} />}
      {people.isSuccess && (
        <div className={list['list']}>
          <table className={styles['people']}>
            <thead>
              <tr>
                <th scope="col">Person</th>
                <th scope="col">May</th>
                <th scope="col">
                  <span className={styles['hidden']}>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {people.data.map((person) => (
                <tr key={person.accountId}>
                  <td>
                    {person.displayName}
                    <span className={styles['email']}>{person.email}</span>
                  </td>
                  <td className={styles['roles']}>
                    {person.isOwner && <Mark tone="ok">Owner</Mark>}{' '}
                    {person.roles.map((role) => (
                      <Mark key={role} tone="quiet">
                        {roleNames.get(role)?.name ?? `Role ${role}`}
                      </Mark>
                    ))}
                  </td>
                  <td className={styles['change']}>
                    {!person.isOwner && (
                      <Button
                        size="small"
                        kind="quiet"
                        aria-label={`Change roles of ${person.displayName}`}
                        onPress={() => setOpen(person)}
                      >
                        Change
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open !== null && (
        <RolesDialog
          siteId={siteId}
          person={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Room>
  )
}

type RolesDialogProps = {
  readonly siteId: string
  /** Null to invite somebody. */
  readonly person: Person | null
  readonly onClose: () => void
}

function RolesDialog({ siteId, person, onClose }: RolesDialogProps) {
  const { sendsMail } = useSuspenseQuery(sessionQuery).data
  const [email, setEmail] = useState('')
  const before = person?.roles.map(String) ?? []
  const [roles, setRoles] = useState<string[]>(before)
  const [lacksRoles, setLacksRoles] = useState(false)
  const entry = useEmailEntry()
  const [link, setLink] = useState<string>()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: async () => {
      const body = { roles: roles.map(Number) }
      if (person !== null) {
        const { accountId } = person
        await call(accountsApi.changeRoles, { params: { siteId, accountId }, body })
        return null
      }
      return call(accountsApi.invite, { params: { siteId }, body: { ...body, email } })
    },
    async onSuccess(reply) {
      await queryClient.invalidateQueries(peopleQuery(siteId))
      if (reply !== null && reply.link !== null) return setLink(reply.link)
      showNotice({
        message: person === null ? invitedWords(email, sendsMail) : 'Roles changed.',
      })
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const lacksRoles = person === null && roles.length === 0
    setLacksRoles(lacksRoles)
    const isReachable = person !== null || entry.check(event.currentTarget, email)
    if (isReachable && !lacksRoles) save.mutate()
  }
  if (link !== undefined) {
    return (
      <Dialog title="Invited" isOpen onClose={onClose}>
        <p>Give {email} this link. It signs in once. No mail was sent, as none is set up.</p>
        <div className={styles['given']}>
          <code className={styles['link']}>{link}</code>
          <CopyButton text={link} what="the link" />
        </div>
      </Dialog>
    )
  }
  return (
    <AskingDialog
      title={person === null ? 'Invite somebody' : `Roles of ${person.displayName}`}
      width="wide"
      isTyped={email !== '' || roles.toSorted().join() !== before.toSorted().join()}
      onClose={onClose}
    >
      <form className={form['form']} noValidate onSubmit={submit}>
        {save.error !== null && (
          <Banner tone="danger" role="alert">
            {save.error.message}
          </Banner>
        )}
        {person === null && (
          <TextField
            label="E-mail"
            type="email"
            autoFocus
            isRequired
            value={email}
            onChange={(text) => {
              setEmail(text)
              entry.forget()
            }}
            error={entry.error}
          />
        )}
        <CheckboxGroup
          value={roles}
          onChange={(chosen) => {
            setRoles(chosen)
            setLacksRoles(false)
          }}
          isInvalid={lacksRoles}
          validationBehavior="aria"
          className={styles['choices'] ?? ''}
        >
          <Label className={styles['label'] ?? ''}>Roles</Label>
          {[...roleNames].map(([role, { name, may }]) => (
            <Checkbox key={role} value={String(role)} className={checkbox['choice'] ?? ''}>
              <span className={checkbox['box']} aria-hidden />
              <span>
                {name}
                <span className={styles['email']}>{may}</span>
              </span>
            </Checkbox>
          ))}
          <FieldError className={field['error'] ?? ''}>{fieldMessages.required}</FieldError>
        </CheckboxGroup>
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={save.isPending}>
            {person === null ? 'Invite' : 'Save roles'}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
