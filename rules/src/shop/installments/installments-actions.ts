import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { mostCents } from '../../ground/money/typed-amount.ts'
import { amountsCurrency, refusedAmounts } from '../../site/sites/amounts-currency.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import {
  installmentCountries,
  installmentCurrencies,
  standardInstallments,
} from '../../site/sites/installment-settings.ts'
import { installmentsRefusal } from './installments-messages.ts'

export const installmentsInput = z.object({
  isOn: z.boolean(),
  country: z.enum(installmentCountries),
  minCents: z.int().min(0).max(mostCents),
  maxCents: z.int().min(0).max(mostCents),
})

/** Says whether products tell that they can be paid in installments, and which orders (decision 107). */
export const setInstallments = ownerAction({
  name: 'set-installments',
  title: 'Edit installments',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object({
    ...fieldEditInput(installmentsInput.partial()),
    currency: amountsCurrency,
  }),
  reads: () => settingsOnly,
  perform: (documents, { currency, ...edit }) =>
    editSettings(documents, (settings) => {
      const refused = refusedAmounts(documents, currency)
      if (refused !== undefined) return refused
      const { store } = settings
      const stands = { ...standardInstallments(settings.country), ...store.installments }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const installments = { ...stands, ...changed.value }
      if (installments.maxCents <= installments.minCents) {
        const fields = { maxCents: installmentsRefusal('installments-no-range').message }
        return refuse(installmentsRefusal('installments-no-range', { fields }))
      }
      const isOwn = installmentCurrencies[installments.country] === settings.currency
      if (installments.isOn && !isOwn) {
        const fields = { country: installmentsRefusal('installments-other-currency').message }
        return refuse(installmentsRefusal('installments-other-currency', { fields }))
      }
      return ok({ ...settings, store: { ...store, installments } })
    }),
})
