import type { PredicateTable, Scope } from '@vitrine/template-language/scope.ts'
import { asNumber, child, isTruthy } from '@vitrine/template-language/values.ts'

/**
 * Whether another service keeps the comments, whose scripts find their places by fixed names. The
 * setting is `disqusShortname` (spec §3); existing data also spells it `disqusShortName`.
 */
export function usesDisqus(scope: Scope): boolean {
  return ['disqusShortname', 'disqusShortName'].some((name) =>
    isTruthy(scope.resolve(['websiteSettings', name])),
  )
}

/** The value of `commentState` while comments are open (spec §4). */
const open = 1

/** Comments are open, or there are some to read, unless the site disables them (spec §4). */
function hasComments(scope: Scope): boolean {
  const settings = scope.resolve(['websiteSettings'])
  if (settings !== undefined && !isTruthy(child(settings, 'commentsEnabled'))) return false
  const { node } = scope
  return (
    asNumber(child(node, 'commentState')) === open ||
    asNumber(child(node, 'publicCommentCount')) > 0
  )
}

export const socialPredicates: PredicateTable = {
  'comments?': () => hasComments,
  'disqus?': () => usesDisqus,
}
