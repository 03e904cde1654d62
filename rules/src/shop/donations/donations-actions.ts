import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { mostCents } from '../../ground/money/typed-amount.ts'
import { ok, refuse, type Refusal } from '../../ground/refusals/result.ts'
import { amountsCurrency, refusedAmounts } from '../../site/sites/amounts-currency.ts'
import { noDonationSettings, type DonationSettings } from '../../site/sites/donation-settings.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { donationLimits } from './donation-limits.ts'
import { donationSettingsRefusal } from './donations-messages.ts'

const cents = z.int().min(1).max(mostCents)

/** What an owner sets of donations. */
export const donationsInput = z.object({
  isOn: z.boolean(),
  title: z.string().trim().max(donationLimits.title),
  text: z.string().trim().max(donationLimits.text),
  amounts: z.array(cents).max(donationLimits.amounts),
  takesOwnAmount: z.boolean(),
  leastCents: cents,
  mostCents: cents,
  takesMessage: z.boolean(),
  thanks: z.string().trim().max(donationLimits.thanks),
})

/** Says whether a site takes donations, which, and what its page says (decision 112). */
export const setDonations = ownerAction({
  name: 'set-donations',
  title: 'Edit donations',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object({ ...fieldEditInput(donationsInput.partial()), currency: amountsCurrency }),
  reads: () => settingsOnly,
  perform: (documents, { currency, ...edit }) =>
    editSettings(documents, (settings) => {
      const refused = refusedAmounts(documents, currency)
      if (refused !== undefined) return refused
      const stands = { ...noDonationSettings, ...settings.store.donations }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const donations = { ...stands, ...changed.value }
      const problem = problemOf(donations)
      if (problem !== undefined) return refuse(problem)
      const amounts = donations.amounts.toSorted((one, other) => one - other)
      return ok({ ...settings, store: { ...settings.store, donations: { ...donations, amounts } } })
    }),
})

function problemOf(donations: DonationSettings): Refusal | undefined {
  const { amounts, leastCents, mostCents: most, takesOwnAmount } = donations
  if (most <= leastCents) return at('mostCents', 'donations-no-range')
  if (amounts.some((one) => one < leastCents || one > most)) {
    return at('amounts', 'donations-amount-out-of-range')
  }
  if (new Set(amounts).size < amounts.length) return at('amounts', 'donations-amount-twice')
  if (amounts.length === 0 && !takesOwnAmount) return at('amounts', 'donations-no-amount')
  return undefined
}

function at(field: keyof DonationSettings, code: Parameters<typeof donationSettingsRefusal>[0]) {
  const { message } = donationSettingsRefusal(code)
  return donationSettingsRefusal(code, { fields: { [field]: message } })
}
