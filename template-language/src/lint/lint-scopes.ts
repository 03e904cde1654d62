import type { Reference } from '../instructions.ts'

const everywhere = new Set(['@', '@index', '@index0', '@args'])

/** The names that a template binds, frame by frame, as far as its text tells. */
export class LintScopes {
  #frames: Set<string>[] = [new Set()]
  readonly #rootNames: ReadonlySet<string>

  constructor(rootNames: Iterable<string>) {
    this.#rootNames = new Set(rootNames)
  }

  bind(name: string): void {
    this.#frames.at(-1)?.add(name)
  }

  /** Walks a part of the template whose frame lies inside the present one. */
  within(walk: () => void): void {
    this.#frames.push(new Set())
    walk()
    this.#frames.pop()
  }

  /** Walks a part that runs in frames which the text does not tell. */
  apart(walk: () => void): void {
    const kept = this.#frames
    this.#frames = [new Set()]
    walk()
    this.#frames = kept
  }

  /** Whether a section's name is one that only a frame around the present one has. */
  isOuter(reference: Reference): boolean {
    const [name] = reference
    if (typeof name !== 'string' || everywhere.has(name) || this.#frames.at(-1)?.has(name)) {
      return false
    }
    const around = this.#frames.slice(0, -1)
    if (name.startsWith('@')) return around.some((names) => names.has(name))
    return around.length > 0 && this.#rootNames.has(name)
  }
}
