import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { signsOfCurrency } from '../../ground/money/currency.ts'
import { amountStyle, mostCents, writeTypedAmount } from '../../ground/money/typed-amount.ts'
import { ok, refuse, type Refusal } from '../../ground/refusals/result.ts'
import { amountsCurrency, refusedAmounts } from '../../site/sites/amounts-currency.ts'
import {
  noDonationSettings,
  periodsOf,
  type DonationSettings,
} from '../../site/sites/donation-settings.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { leastCents as leastOfProvider } from '../payments/stripe-amounts.ts'
import { donationLimits } from './donation-limits.ts'
import { donationSettingsRefusal } from './donations-messages.ts'

const cents = z.int().min(1).max(mostCents)

/** What an owner sets of donations. */
export const donationsInput = z.object({
  isOn: z.boolean(),
  title: z.string().trim().max(donationLimits.title),
  causes: z.array(z.string().trim().min(1).max(donationLimits.cause)).max(donationLimits.causes),
  text: z.string().trim().max(donationLimits.text),
  amounts: z.array(cents).max(donationLimits.amounts),
  takesOwnAmount: z.boolean(),
  leastCents: cents,
  mostCents: cents,
  takesMonthly: z.boolean(),
  takesYearly: z.boolean(),
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
      const problem = problemOf(donations) ?? tooLittleFor(donations, settings.currency)
      if (problem !== undefined) return refuse(problem)
      const amounts = donations.amounts.toSorted((one, other) => one - other)
      const store = { ...settings.store, donations: { ...donations, amounts } }
      // what is charged again and again is canceled where subscriptions are
      const isAgain = periodsOf(donations).length > 0
      return ok({ ...settings, store: isAgain ? { ...store, sellsSubscriptions: true } : store })
    }),
})

function problemOf(donations: DonationSettings): Refusal | undefined {
  const { amounts, leastCents, mostCents: most, takesOwnAmount, causes } = donations
  if (most <= leastCents) return at('mostCents', 'donations-no-range')
  if (amounts.some((one) => one < leastCents || one > most)) {
    return at('amounts', 'donations-amount-out-of-range')
  }
  if (new Set(amounts).size < amounts.length) return at('amounts', 'donations-amount-twice')
  if (new Set(causes).size < causes.length) return at('causes', 'donations-cause-twice')
  if (amounts.length === 0 && !takesOwnAmount) return at('amounts', 'donations-no-amount')
  return undefined
}

/** What nobody could pay, as no provider takes so little. */
function tooLittleFor({ isOn, leastCents }: DonationSettings, currency: string) {
  const least = leastOfProvider(currency)
  if (!isOn || leastCents >= least) return undefined
  const refusal = donationSettingsRefusal('donations-below-provider')
  const typed = writeTypedAmount(least, amountStyle(currency, '.', signsOfCurrency(currency)))
  return { ...refusal, fields: { leastCents: `${refusal.message} (${typed} ${currency})` } }
}

function at(field: keyof DonationSettings, code: Parameters<typeof donationSettingsRefusal>[0]) {
  const { message } = donationSettingsRefusal(code)
  return donationSettingsRefusal(code, { fields: { [field]: message } })
}
