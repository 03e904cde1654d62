import type { KeepMade } from '../../ground/keep.ts'
import { Kept, type KeptLimits } from './kept.ts'
import { SharedWork } from './shared-work.ts'

/** What takes long to make, kept; made once, however many ask for it at the same time. */
export class KeptWork<Value> implements KeepMade<Value> {
  readonly #kept: Kept<Value>
  readonly #underway = new SharedWork<Value>()

  constructor(limits: KeptLimits<Value>) {
    this.#kept = new Kept(limits)
  }

  async make(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    return this.#underway.do(key, this, async () => {
      const made = await work()
      this.#kept.set(key, made)
      return made
    })
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }
}
