import type { ImportProblemCode } from './import-messages.ts'
import { hasPlansAlike, isSoldOnce, mostPlans, periodOf, plansOf } from './offered-plans.ts'
import type { Product } from './product.ts'
import {
  mostCycles,
  mostOfUnit,
  mostSaving,
  type OfferedPlan,
  type PlannedSale,
} from './subscription-plan.ts'

/** How a product is sold, as a file has it. */
export type FileSale = { readonly plans: readonly PlannedSale[]; readonly isSoldOnce: boolean }

/** What a file says of how a product is sold; what it is silent about is absent. */
export type ReadSale = {
  readonly sold?: SoldInFile
  readonly plans?: readonly PlannedSale[]
}

export const soldInFile = ['once', 'subscription', 'both'] as const
export type SoldInFile = (typeof soldInFile)[number]

/** The plans of a product in one cell, such as `2 weeks, 10%, 12 payments; 1 month`. */
export function writeFilePlans(product: Product): string {
  return plansOf(product).map(writePlan).join('; ')
}

function writePlan({ every, unit, cycles, savingPerMille }: OfferedPlan): string {
  const period = `${every} ${unit.toLowerCase()}${every === 1 ? '' : 's'}`
  const saving = savingPerMille === 0 ? '' : `, ${savingPerMille / 10}%`
  return period + saving + (cycles === 0 ? '' : `, ${cycles} payments`)
}

/** How it is sold, in a word. */
export function writeSold(product: Product): SoldInFile {
  if (plansOf(product).length === 0) return 'once'
  return isSoldOnce(product) ? 'both' : 'subscription'
}

/** The plans of a cell, or what is wrong with it. */
export function readFilePlans(cell: string): readonly PlannedSale[] | ImportProblemCode {
  const texts = cell.split(';').flatMap((text) => text.trim() || [])
  const plans = texts.map(readPlan)
  const read = plans.flatMap((plan) => plan ?? [])
  if (read.length < plans.length || read.length === 0) return 'not-plans'
  if (read.length > mostPlans) return 'too-many-plans'
  return hasPlansAlike(read) ? 'plans-alike' : read
}

/** Undefined where it is no plan. */
function readPlan(text: string): PlannedSale | undefined {
  const [period = '', ...terms] = text.split(',').map((term) => term.trim().toLowerCase())
  const [, count, word = ''] = /^(\d{1,3}) (week|month|year)s?$/.exec(period) ?? []
  const unit = (['WEEK', 'MONTH', 'YEAR'] as const).find((one) => one.toLowerCase() === word)
  const every = Number(count)
  if (unit === undefined || every < 1 || every > mostOfUnit[unit]) return undefined
  let [savingPerMille, cycles] = [0, 0]
  for (const term of terms) {
    const saving = /^(\d{1,2}(?:\.[05])?)%$/.exec(term)?.[1]
    const payments = /^(\d{1,4}) payments$/.exec(term)?.[1]
    if (saving !== undefined && savingPerMille === 0) savingPerMille = perMilleOf(saving)
    else if (payments !== undefined && cycles === 0) cycles = Number(payments)
    else return undefined
  }
  // what ends after the first payment is none
  const isPossible = savingPerMille <= mostSaving && cycles !== 1 && cycles <= mostCycles
  return isPossible ? { every, unit, cycles, savingPerMille } : undefined
}

/** Whole and half percents in thousandths, without a float. */
function perMilleOf(percent: string): number {
  const [whole, half = '0'] = percent.split('.')
  return Number(whole) * 10 + Number(half)
}

/**
 * How a product is sold once the file is in; undefined where the file says nothing of it.
 * @param standing the product as it is; undefined: a new one
 */
export function saleOfFile(
  { sold, plans }: ReadSale,
  standing: Product | undefined,
): FileSale | ImportProblemCode | undefined {
  if (sold === undefined && plans === undefined) return undefined
  const stands = standing === undefined ? [] : plansOf(standing)
  if (sold === 'once') {
    return plans === undefined ? { plans: [], isSoldOnce: true } : 'once-has-no-plans'
  }
  const wanted = plans ?? stands.map(planned)
  if (wanted.length === 0) return 'no-plan'
  const wasSoldOnce = standing !== undefined && stands.length > 0 && isSoldOnce(standing)
  return { plans: wanted, isSoldOnce: sold === undefined ? wasSoldOnce : sold === 'both' }
}

/** How a product is sold, to compare with what a file says. */
export function fileSaleOf(product: Product): FileSale {
  return { plans: plansOf(product).map(planned), isSoldOnce: isSoldOnce(product) }
}

function planned(plan: OfferedPlan): PlannedSale {
  return { ...periodOf(plan), savingPerMille: plan.savingPerMille }
}

/** The plans of a file with the ids of those that stand and are paid alike, so that carts know them still. */
export function withStandingIds(plans: readonly PlannedSale[], product: Product): PlannedSale[] {
  return plans.map((plan) => {
    const same = plansOf(product).find((one) => hasPlansAlike([one, plan]))
    return same === undefined ? plan : { ...plan, id: same.id }
  })
}
