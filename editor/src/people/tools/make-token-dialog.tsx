import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { toolScopes, type ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import { toolsApi } from '@vitrine/rules/people/tools/tools-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CopyButton } from '../../ground/controls/copy-button.tsx'
import { CancelButton, Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { scopeNames } from './scope-names.ts'
import { tokensQuery } from './tokens-query.ts'
import styles from './tokens-panel.module.css'
import checkbox from '../../ground/controls/checkbox.module.css'
import field from '../../ground/controls/field.module.css'

type MakeTokenProps = {
  readonly siteId: string
  readonly origin: string
  readonly onClose: () => void
}

/** Makes a token, and shows it the one time that it is known. */
export function MakeTokenDialog({ siteId, origin, onClose }: MakeTokenProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ToolScope[]>([])
  const [isTried, setTried] = useState(false)
  const make = useMutation({
    mutationFn: async () => {
      const body = { name, scopes: [...scopes] }
      return call(toolsApi.make, { params: { siteId }, body })
    },
    onSuccess: () => queryClient.invalidateQueries(tokensQuery(siteId)),
  })
  if (make.isSuccess) {
    return (
      <MadeToken
        name={make.data.token.name}
        secret={make.data.secret}
        origin={origin}
        onClose={onClose}
      />
    )
  }
  const isNamed = name.trim() !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isNamed && scopes.length > 0 && !make.isPending) make.mutate()
  }
  const refused = make.error instanceof RequestRefused ? make.error.fields['name'] : undefined
  return (
    <AskingDialog
      title="Make a token"
      isTyped={name !== '' || scopes.length > 0}
      isBusy={make.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        {make.error !== null && refused === undefined && (
          <Banner tone="danger" role="alert">
            {make.error.message}
          </Banner>
        )}
        <TextField
          label="Name"
          hint="What the tool is, so that you know later what reads with it."
          placeholder="Bookkeeping"
          autoFocus
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(typed) => {
            setName(typed)
            make.reset()
          }}
          error={refused ?? (isTried && !isNamed ? fieldMessages.required : undefined)}
        />
        <ScopeChoice
          scopes={scopes}
          onChange={setScopes}
          isLacking={isTried && scopes.length === 0}
        />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={make.isPending}>
            Make token
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

function ScopeChoice(props: {
  readonly scopes: readonly ToolScope[]
  readonly onChange: (scopes: readonly ToolScope[]) => void
  readonly isLacking: boolean
}) {
  return (
    <CheckboxGroup
      value={[...props.scopes]}
      onChange={(chosen) => props.onChange(toolScopes.filter((one) => chosen.includes(one)))}
      isInvalid={props.isLacking}
      validationBehavior="aria"
      className={styles['scopes'] ?? ''}
    >
      <Label className={styles['label'] ?? ''}>It may read</Label>
      {toolScopes.map((scope) => (
        <Checkbox key={scope} value={scope} className={checkbox['choice'] ?? ''}>
          <span className={checkbox['box']} aria-hidden />
          <span>
            {scopeNames[scope].name}
            <span className={styles['reads']}>{scopeNames[scope].reads}</span>
          </span>
        </Checkbox>
      ))}
      <FieldError className={field['error'] ?? ''}>{fieldMessages.required}</FieldError>
    </CheckboxGroup>
  )
}

function MadeToken(props: {
  readonly name: string
  readonly secret: string
  readonly origin: string
  readonly onClose: () => void
}) {
  const { name, secret, origin, onClose } = props
  return (
    <Dialog
      title={`Token for ${name}`}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          I have copied it
        </Button>
      }
    >
      <p>Copy it now: it is shown this once, and nobody can look it up later.</p>
      <div className={styles['given']}>
        <code className={styles['secret']}>{secret}</code>
        <CopyButton text={secret} what="the token" />
      </div>
      <p className={styles['quiet']}>
        The tool sends it in the header <code>Authorization: Bearer</code> to addresses beneath{' '}
        <span className={styles['address']}>{origin}/api/commerce/v1/</span>.
      </p>
    </Dialog>
  )
}
