/** Reads a text from left to right with sticky patterns, each of them linear. */
export class Cursor {
  at = 0
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  get rest(): string {
    return this.text.slice(this.at)
  }

  /** What the sticky pattern matches here, and moves behind it. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  /** Moves behind the literal when it stands here. */
  skip(literal: string): boolean {
    if (!this.text.startsWith(literal, this.at)) return false
    this.at += literal.length
    return true
  }
}
