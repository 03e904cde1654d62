import { historyPart, type HistoryPart } from '@vitrine/rules/ground/changes/changes-api.ts'

/** Which changes are looked at, as the address says it. */
export type HistoryPlace = {
  readonly part?: HistoryPart
  /** Whose: an account's id. */
  readonly by?: string
  /** Of one document, `kind/id`. */
  readonly of?: string
  /** The change that is open, by its sequence. */
  readonly change?: number
}

/** Of an address, in which anything may stand. */
export function readHistoryPlace(search: Readonly<Record<string, unknown>>): HistoryPlace {
  const { by, of, change } = search
  const part = historyPart.safeParse(search['part']).data
  return {
    ...(part !== undefined && { part }),
    ...(typeof by === 'string' && by !== '' && { by: by.slice(0, 100) }),
    ...(typeof of === 'string' && /^[a-z-]{1,40}\/./.test(of) && { of: of.slice(0, 300) }),
    ...(Number.isInteger(change) && Number(change) > 0 && { change: Number(change) }),
  }
}
