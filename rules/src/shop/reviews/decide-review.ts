import type { ReviewState } from '../../site/reviews/review-states.ts'
import type { ReviewSettings } from '../../site/sites/review-settings.ts'

/**
 * Where a review stands that was just written. One of an order that was paid by a test was bought by
 * nobody: it always waits for the owner (Directive 2005/29/EC, article 7, 6, and annex I, 23b).
 */
export function stateOfNew(
  { needsApproval }: Pick<ReviewSettings, 'needsApproval'>,
  { testMode }: { readonly testMode: boolean },
): ReviewState {
  return needsApproval || testMode ? 'waiting' : 'shown'
}
