import type { ReservedNumbers } from '../../ground/ids/wire-names.ts'

/** What a plan includes (spec §3), of which only the range of numbers is known. */
export const reservedPlanFeatures = { first: 1, last: 68 } as const satisfies ReservedNumbers

/** Groups that the people of a survey are sorted into (spec §3). */
export const SurveyCohort = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' } as const
export type SurveyCohort = (typeof SurveyCohort)[keyof typeof SurveyCohort]
