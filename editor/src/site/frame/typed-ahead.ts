/**
 * What somebody types while the caret is on its way from one text to another: it goes into the other
 * one once that is here.
 */
export class TypedAhead {
  #words = ''

  /** @returns whether the key was meant for the text */
  take({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    // pressed again, as by a key that is held down
    if (key === 'Enter' && (ctrlKey || metaKey)) return true
    // letters of some keyboards come with both
    if ((ctrlKey || metaKey || altKey) && !(ctrlKey && altKey)) return false
    if (key === 'Enter') this.#words += '\n'
    else if (key === 'Backspace') this.#words = [...this.#words].slice(0, -1).join('')
    else if ([...key].length === 1) this.#words += key
    else return key === 'Delete'
    return true
  }

  /** The words; each line of them is a paragraph. */
  lines(): readonly string[] {
    return this.#words.split('\n')
  }
}
