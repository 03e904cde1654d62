import { useId, useState } from 'react'
import type { PaymentMode, StripeKeys } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { FormDialog } from '../../ground/controls/form-dialog.tsx'
import { Banner, Mark } from '../../ground/controls/states.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import type { Site } from '../../site/sites/sites.ts'
import { removalWords, stripeHint, stripeNames, stripeState } from './payments-words.ts'
import { StripeKeysDialog } from './stripe-keys-dialog.tsx'
import form from '../../site/sites/details-form.module.css'
import styles from './payments-panel.module.css'

type AccountProps = {
  readonly site: Site
  readonly mode: PaymentMode
  readonly keys: StripeKeys | null
}

/** An account at Stripe: whether it is connected, and what connects it or takes it away. */
export function StripeAccount({ site, mode, keys }: AccountProps) {
  const [open, setOpen] = useState<'keys' | 'removal'>()
  const id = useId()
  const name = stripeNames[mode]
  const close = (): void => setOpen(undefined)
  return (
    <section className={styles['account']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h4 id={id}>{name}</h4>
        <Mark tone={keys === null ? 'quiet' : 'ok'}>{stripeState(keys)}</Mark>
      </div>
      <p className={styles['words']}>{stripeHint(mode, keys)}</p>
      <div className={form['actions']}>
        <Button
          aria-label={keys === null ? `Connect ${name}` : `Change keys: ${name}`}
          onPress={() => setOpen('keys')}
        >
          {keys === null ? 'Connect' : 'Change keys'}
        </Button>
        {keys !== null && (
          <Button kind="danger" aria-label={`Remove ${name}`} onPress={() => setOpen('removal')}>
            Remove
          </Button>
        )}
      </div>
      {open === 'keys' && <StripeKeysDialog site={site} mode={mode} keys={keys} onClose={close} />}
      {open === 'removal' && (
        <RemoveStripeDialog siteId={site.siteId} mode={mode} keys={keys} onClose={close} />
      )}
    </section>
  )
}

function RemoveStripeDialog(props: {
  readonly siteId: string
  readonly mode: PaymentMode
  readonly keys: StripeKeys | null
  readonly onClose: () => void
}) {
  const { siteId, mode, keys, onClose } = props
  const name = stripeNames[mode]
  const question = useQuestion(async () => {
    const input = { set: { [mode]: null }, seen: { [mode]: keys } }
    const options = { notice: `${name} removed.`, quietly: true }
    return refusalOf(await performAction(siteId, { action: 'set-stripe-keys', input }, options))
  }, onClose)
  return (
    <FormDialog
      title={`Remove ${name}?`}
      question={question}
      button="Remove"
      kind="danger"
      onClose={onClose}
    >
      <p>{removalWords[mode]}</p>
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
    </FormDialog>
  )
}
