import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { paymentModes, type StripeSettings } from '../../site/sites/stripe-settings.ts'
import { paymentsRefusal } from './payments-messages.ts'
import { refusedPublishableKey } from './typed-stripe-keys.ts'

const stripeKeysInput = z
  .object({
    secretId: newId,
    webhookSecretId: newId.nullable(),
    hint: z.string().max(4).regex(/^\w*$/),
    publishableKey: z.string().max(300).optional(),
  })
  .nullable()

/**
 * Connects an account at Stripe for tests or for real payments, or takes it away (null). A key is
 * sealed for its site and mode, so that an id from anywhere else opens nothing. Who takes the
 * payments of a shop that is live cannot go.
 */
export const setStripeKeys = ownerAction({
  name: 'set-stripe-keys',
  title: 'Edit Stripe keys',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(
    fieldEditInput(
      z.object({ test: stripeKeysInput.optional(), live: stripeKeysInput.optional() }),
    ),
  ),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const { store } = settings
      const { stripe = {} } = store
      const changed = changedFields<StripeSettings>(stripe, edit)
      if (!changed.ok) return changed
      const wrong = paymentModes.map((mode) =>
        refusedPublishableKey(changed.value[mode]?.publishableKey ?? '', mode),
      )
      const refused = wrong.find((one) => one !== undefined)
      if (refused !== undefined) return refused
      if (changed.value.live === null && store.paymentMode === 'live') {
        return refuse(paymentsRefusal('live-keys-in-use'))
      }
      return ok({ ...settings, store: { ...store, stripe: { ...stripe, ...changed.value } } })
    }),
})
