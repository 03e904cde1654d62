import type { SayPhrase } from '../../site/phrases/phrases.ts'
import type { SoldAccess } from '../products/access-months.ts'

/** For how long a membership is, as it is said before it is paid; null: it is none, or a subscription. */
export function accessWords(
  { access, subscription }: { readonly access?: SoldAccess; readonly subscription?: unknown },
  say: SayPhrase,
): string | null {
  if (access === undefined || subscription !== undefined) return null
  const { months } = access
  if (months === 0) return say('for ever')
  return months === 1
    ? say('for one month')
    : say('for {months} months', { months: String(months) })
}
