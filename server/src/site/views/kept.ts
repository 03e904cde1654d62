import { LRUCache } from 'lru-cache'

export type KeptLimits<Value> = {
  /** How many values may be kept, all sites together. */
  readonly maxEntries?: number
  /** What they may weigh together: bytes, or letters where a value is no bytes. */
  readonly maxWeight?: number
  readonly weigh?: (value: Value, key: string) => number
  /** A heavier value is not kept, as it would push out too many others: a quarter of `maxWeight`. */
  readonly heaviest?: number
  /** Told of each value that is kept no longer. */
  readonly dropped?: (value: Value) => void
}

type Entry<Value> = { readonly value: Value; readonly marks: readonly string[] }

/**
 * The one kind of map that keeps data of sites between requests: within its limit, and what was not
 * used for longest goes first. `SiteViews` makes all of them.
 */
export class Kept<Value> {
  readonly #limits: KeptLimits<Value>
  readonly #entries: LRUCache<string, Entry<Value>>
  /** The keys that each mark names. */
  readonly #marked = new Map<string, Set<string>>()

  constructor(limits: KeptLimits<Value>) {
    this.#limits = limits
    const { maxEntries, maxWeight } = limits
    const heaviest = limits.heaviest ?? (maxWeight ?? 0) / 4
    // the library takes 0 for no limit
    this.#entries = new LRUCache<string, Entry<Value>>({
      max: maxEntries ?? 0,
      maxSize: maxWeight ?? 0,
      maxEntrySize: heaviest,
      dispose: (entry, key) => this.#left(entry, key),
    })
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value
  }

  /** The same without counting as a use. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key)?.value
  }

  /** @param marks what the value goes with: `drop(mark)` lets go of all that have it */
  set(key: string, value: Value, ...marks: readonly string[]): void {
    const { maxWeight, weigh } = this.#limits
    const weight = weigh === undefined ? 1 : Math.max(1, Math.ceil(weigh(value, key)))
    this.#entries.set(key, { value, marks }, maxWeight === undefined ? {} : { size: weight })
    if (!this.#entries.has(key)) return
    for (const mark of marks) {
      const keys = this.#marked.get(mark)
      if (keys === undefined) this.#marked.set(mark, new Set([key]))
      else keys.add(key)
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** Lets go of every value that was set with the mark. */
  drop(mark: string): void {
    for (const key of this.#marked.get(mark) ?? []) this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  get size(): number {
    return this.#entries.size
  }

  /** What all values weigh together. */
  get weight(): number {
    return this.#entries.calculatedSize
  }

  #left({ value, marks }: Entry<Value>, key: string): void {
    for (const mark of marks) {
      const keys = this.#marked.get(mark)
      keys?.delete(key)
      if (keys?.size === 0) this.#marked.delete(mark)
    }
    this.#limits.dropped?.(value)
  }
}
