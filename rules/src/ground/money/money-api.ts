import type { MoneyPattern } from './money-pattern.ts'

/** GET money patterns: how the site writes each currency; its address is in `money-paths.ts`. */
export type MoneyPatternsReply = { readonly patterns: readonly MoneyPattern[] }
