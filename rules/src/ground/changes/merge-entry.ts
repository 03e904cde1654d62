import { canonicalJson } from '../documents/json-diff.ts'
import { ok, refuse, type Refusal, type Result } from '../refusals/result.ts'
import { compareFields, fieldsChanged } from './field-edits.ts'

/**
 * What an entry of a list becomes when one form writes all of it: what was touched, upon what somebody
 * else has made of the rest meanwhile.
 * @param stands as it is stored; undefined: not yet
 * @param seen as the form showed it; null: it adds the entry
 * @param taken the refusal where another entry stands under the same id
 */
export function mergeEntry<Entry extends object>(
  stands: Entry | undefined,
  entry: Entry,
  seen: Entry | null,
  taken: Refusal,
): Result<Entry> {
  if (stands === undefined) return ok(entry)
  // sent again after a lost answer, or another one under the same id
  if (seen === null)
    return canonicalJson(stands) === canonicalJson(entry) ? ok(entry) : refuse(taken)
  const names = Object.keys(entry) as (keyof Entry & string)[]
  const isTouched = (name: keyof Entry): boolean =>
    canonicalJson(entry[name]) !== canonicalJson(seen[name])
  const touched = names.filter(isTouched).map((name) => [name, entry[name]])
  const set = Object.fromEntries(touched) as Partial<Entry>
  const before = Object.fromEntries(Object.entries(seen))
  const { changed, conflicts } = compareFields<Entry>(stands, { set, seen: before })
  return conflicts.length > 0 ? fieldsChanged(conflicts) : ok({ ...stands, ...changed })
}
