import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import {
  mostCycles,
  mostOfUnit,
  mostSaving,
  type PeriodUnit,
  type PlannedSale,
} from '@vitrine/rules/shop/products/subscription-plan.ts'
import type { SaleOfProduct } from '@vitrine/rules/shop/subscriptions/subscription-plan-actions.ts'
import { readTypedShare, writeTypedShare } from '../../ground/money/typed-share.ts'

export const unitNames = [
  { id: 'WEEK', name: 'Weeks' },
  { id: 'MONTH', name: 'Months' },
  { id: 'YEAR', name: 'Years' },
] as const satisfies readonly { readonly id: PeriodUnit; readonly name: string }[]

/** A plan as it is typed. */
export type TypedPlan = {
  /** Of one that is offered already. */
  readonly id: string | undefined
  /** By which the form knows it. */
  readonly key: number
  readonly every: string
  readonly unit: PeriodUnit
  /** Empty: it has no end. */
  readonly cycles: string
  /** In percent; empty: nothing. */
  readonly saving: string
}

export type TypedSale = {
  readonly sold: 'once' | 'again' | 'both'
  readonly plans: readonly TypedPlan[]
}

/** A further plan, as most are. @param plans that are typed already */
export function newPlan(plans: readonly TypedPlan[]): TypedPlan {
  const key = plans.reduce((most, plan) => Math.max(most, plan.key), 0) + 1
  return { id: undefined, key, every: '1', unit: 'MONTH', cycles: '', saving: '' }
}

/** How a product is sold, as its form begins. */
export function typedSale({ plans, isSoldOnce }: SaleOfProduct, style: AmountStyle): TypedSale {
  if (plans.length === 0) return { sold: 'once', plans: [newPlan([])] }
  return {
    sold: isSoldOnce ? 'both' : 'again',
    plans: plans.map(({ id, every, unit, cycles, savingPerMille }, key) => ({
      id,
      key,
      every: String(every),
      unit,
      cycles: cycles === 0 ? '' : String(cycles),
      saving: savingPerMille === 0 ? '' : writeTypedShare(savingPerMille * 1000, style),
    })),
  }
}

/** What is typed, or the sentence of what is wrong with it. */
export function readSale({ sold, plans }: TypedSale): SaleOfProduct | string {
  if (sold === 'once') return { plans: [], isSoldOnce: true }
  const read: PlannedSale[] = []
  for (const [place, typed] of plans.entries()) {
    const plan = readPlan(typed)
    if (typeof plan === 'string') return plans.length === 1 ? plan : `Plan ${place + 1}: ${plan}`
    read.push(plan)
  }
  return { plans: read, isSoldOnce: sold === 'both' }
}

function readPlan({ id, every, unit, cycles, saving }: TypedPlan): PlannedSale | string {
  const [period, times] = [Number(every), cycles.trim() === '' ? 0 : Number(cycles)]
  if (!Number.isInteger(period) || period < 1 || period > mostOfUnit[unit]) {
    const name = unitNames.find((one) => one.id === unit)?.name.toLowerCase() ?? ''
    return `Please enter how many ${name} lie between two payments, from 1 to ${mostOfUnit[unit]}.`
  }
  if (!Number.isInteger(times) || times < 0 || times === 1 || times > mostCycles) {
    return `Please enter after how many payments it ends, from 2 to ${mostCycles}, or nothing.`
  }
  const share = saving.trim() === '' ? 0 : readTypedShare(saving)
  const savingPerMille = (share ?? -1) / 1000
  if (savingPerMille < 0 || savingPerMille > mostSaving || savingPerMille % 5 !== 0) {
    return `Please enter what it saves in whole or half percents, up to ${mostSaving / 10}, or nothing.`
  }
  const plan = { every: period, unit, cycles: times, savingPerMille }
  return id === undefined ? plan : { ...plan, id }
}
