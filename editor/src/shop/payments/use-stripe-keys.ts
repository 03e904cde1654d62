import { useState } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { paymentsApi } from '@vitrine/rules/shop/payments/payments-api.ts'
import {
  refusedPublishableKey,
  refusedStripeKeys,
} from '@vitrine/rules/shop/payments/typed-stripe-keys.ts'
import type { PaymentMode, StripeKeys } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'

type Typed = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly publishableKey: string
}
type Outcome = { readonly error?: string; readonly fields: Readonly<Record<string, string>> }

/** A publishable key is no secret, and is shown as it is kept. */
const keptBefore = (keys: StripeKeys | null): Typed => ({
  secretKey: '',
  webhookSecret: '',
  publishableKey: keys?.publishableKey ?? '',
})

function trimmed({ secretKey, webhookSecret, publishableKey }: Typed): Typed {
  return {
    secretKey: secretKey.trim(),
    webhookSecret: webhookSecret.trim(),
    publishableKey: publishableKey.trim(),
  }
}

function outcomeOf(why: Pick<Refusal, 'message' | 'fields'>): Outcome {
  return { error: why.message, fields: why.fields ?? {} }
}

/** Keys as they are typed. They are no draft, as browsers store those. */
export function useStripeKeys(props: {
  readonly siteId: string
  readonly mode: PaymentMode
  readonly keys: StripeKeys | null
  readonly onSaved: () => void
}) {
  const { siteId, mode, keys, onSaved } = props
  const [typed, setTyped] = useState(() => keptBefore(keys))
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    const { publishableKey, ...secrets } = trimmed(typed)
    const body = { mode, ...secrets }
    // before Stripe is asked
    const refused =
      refusedStripeKeys(body, keys !== null) ?? refusedPublishableKey(publishableKey, mode)
    if (refused !== undefined) return setOutcome(outcomeOf(refused.refusal))
    const kept = await call(paymentsApi.keepStripeKeys, { params: { siteId }, body })
    const key = kept.key ?? keys
    if (key === null) return
    const { secretId, hint } = key
    const webhookSecretId = kept.webhookSecretId ?? keys?.webhookSecretId ?? null
    const set = {
      [mode]: { secretId, webhookSecretId, hint, ...(publishableKey !== '' && { publishableKey }) },
    }
    const done = await performAction(
      siteId,
      { action: 'set-stripe-keys', input: { set, seen: { [mode]: keys } } },
      {
        notice: `Stripe is connected for ${mode === 'test' ? 'tests' : 'real payments'}.`,
        quietly: true,
      },
    )
    if (done.ok) onSaved()
    else setOutcome(outcomeOf(done.refusal))
  }
  return {
    typed,
    outcome,
    isPending,
    isTyped: Object.values(typed).join() !== Object.values(keptBefore(keys)).join(),
    change: (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more })),
    save: (): void => {
      if (isPending) return
      setPending(true)
      setOutcome({ fields: {} })
      void save()
        .catch((error: unknown) =>
          setOutcome(
            error instanceof RequestRefused
              ? outcomeOf(error)
              : { error: interfaceMessages.surprise, fields: {} },
          ),
        )
        .finally(() => setPending(false))
    },
  }
}
