type Underway<Value> = { readonly of: object; readonly value: Promise<Value> }

/**
 * Does work that several want at the same moment once for all of them. Nothing is kept: what comes
 * back, or is thrown, goes to those who waited, and whoever asks later begins anew.
 */
export class SharedWork<Value> {
  readonly #underway = new Map<string, Underway<Value>>()

  /** @param of what the work stands on; work that stands on another one is not waited for */
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
