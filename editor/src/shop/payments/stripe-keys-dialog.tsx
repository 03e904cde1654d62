import type { FormEvent } from 'react'
import { paymentsPaths, stripeEvents } from '@vitrine/rules/shop/payments/payments-paths.ts'
import type { PaymentMode, StripeKeys } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CopyButton } from '../../ground/controls/copy-button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import type { Site } from '../../site/sites/sites.ts'
import { isReachable, keyPlaces, stripeNames } from './payments-words.ts'
import { useStripeKeys } from './use-stripe-keys.ts'
import form from '../../site/sites/details-form.module.css'
import styles from './payments-panel.module.css'

type StripeKeysDialogProps = {
  readonly site: Site
  readonly mode: PaymentMode
  /** Those that are kept. */
  readonly keys: StripeKeys | null
  readonly onClose: () => void
}

/** Asks for the keys of an account at Stripe; they are tried there before they are kept. */
export function StripeKeysDialog({ site, mode, keys, onClose }: StripeKeysDialogProps) {
  const { typed, outcome, isPending, isTyped, change, save } = useStripeKeys({
    siteId: site.siteId,
    mode,
    keys,
    onSaved: onClose,
  })
  const { fields, error } = outcome
  const isElsewhere = error !== undefined && Object.keys(fields).length === 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // a portal's events go up to the form that has opened it too
    event.stopPropagation()
    save()
  }
  return (
    <AskingDialog
      title={stripeNames[mode]}
      width="wide"
      isTyped={isTyped}
      isBusy={isPending}
      onClose={onClose}
    >
      <form className={form['form']} noValidate onSubmit={submit}>
        {isElsewhere && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
        <p className={styles['words']}>
          {keyPlaces[mode].words}{' '}
          <a href={keyPlaces[mode].link} target="_blank" rel="noopener">
            Open the keys in Stripe
          </a>
        </p>
        <TextField
          label="Secret key"
          type="password"
          autoComplete="new-password"
          maxLength={300}
          placeholder={keys === null ? '' : `•••••••• ${keys.hint}`}
          value={typed.secretKey}
          onChange={(secretKey) => change({ secretKey })}
          hint={`It begins with ${keyPlaces[mode].begins}. Nobody can read it again here, not even you.`}
          error={fields['secretKey']}
        />
        <TextField
          label="Publishable key (optional)"
          autoComplete="off"
          maxLength={300}
          value={typed.publishableKey}
          onChange={(publishableKey) => change({ publishableKey })}
          hint={`For card fields on your checkout. It begins with ${keyPlaces[mode].publishable}, and is no secret.`}
          error={fields['publishableKey']}
        />
        <fieldset className={styles['webhook']}>
          <legend>So that Stripe tells the shop at once (optional)</legend>
          <WebhookWords origin={visitorOrigin(site)} />
          <TextField
            label="Signing secret of the webhook"
            type="password"
            autoComplete="new-password"
            maxLength={300}
            placeholder={keys?.webhookSecretId == null ? '' : '••••••••'}
            value={typed.webhookSecret}
            onChange={(webhookSecret) => change({ webhookSecret })}
            hint="It begins with whsec_. Stripe shows it once the webhook is there."
            error={fields['webhookSecret']}
          />
        </fieldset>
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={isPending}>
            Check and save
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

/** What to set up in Stripe, letter by letter. */
function WebhookWords({ origin }: { readonly origin: string }) {
  const address = `${origin}${paymentsPaths.stripeWebhook}`
  return (
    <>
      <p className={styles['words']}>
        In Stripe, under Developers, Webhooks, add a destination for events with this address and
        these events, and copy its signing secret.
      </p>
      <dl className={styles['record']}>
        <dt>Address</dt>
        <dd>
          <code>{address}</code>
          <CopyButton text={address} what="the address of the webhook" />
        </dd>
        <dt>Events</dt>
        {stripeEvents.map((event) => (
          <dd key={event}>
            <code>{event}</code>
          </dd>
        ))}
      </dl>
      {!isReachable(origin) && (
        <Banner tone="warn">
          Stripe posts only to addresses that are open on the internet, over https. This one is not:
          leave the field empty.
        </Banner>
      )}
    </>
  )
}
