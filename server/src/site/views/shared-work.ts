import type { Shared } from '../../ground/keep.ts'

type Underway<Value> = { readonly of: object; readonly value: Promise<Value> }

/**
 * Does work that several want at the same moment once for all of them. Nothing is kept: what comes
 * back, or is thrown, goes to those who waited, and whoever asks later begins anew.
 */
export class SharedWork<Value> implements Shared<Value> {
  readonly #underway = new Map<string, Underway<Value>>()

  do(key: string, of: object, work: () => Promise<Value>): Promise<Value> {
    const known = this.#underway.get(key)
    if (known?.of === of) return known.value
    const value = work().finally(() => {
      if (this.#underway.get(key)?.value === value) this.#underway.delete(key)
    })
    this.#underway.set(key, { of, value })
    return value
  }
}
