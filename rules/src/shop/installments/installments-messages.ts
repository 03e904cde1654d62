import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** Why installments cannot be set so, by code. */
export const installmentsMessages = {
  'installments-no-range': 'Please enter a highest amount above the lowest.',
  'installments-other-currency':
    'Installments are paid in the currency of the account’s country, which is not the shop’s.',
} as const

export const installmentsRefusal = refusalsOf(installmentsMessages, {}, 400)
