import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'

/** What a block field or a tag prints, and what each page stands on that prints it. */
export type KeptField = { readonly html: string; readonly marks: readonly string[] }

/** So many letters of tags are kept beside one item. */
export const maxTagLetters = 16_384

/**
 * What tags of the platform print on the page of an item, by the markup that they run and by what
 * they were made for. It is kept beside the item and counts as long as that does.
 */
export class KeptTags {
  readonly #byMarkup = new Map<CompiledTemplate, Map<string, KeptField>>()
  #letters = 0

  get(markup: CompiledTemplate, madeFor: string): KeptField | undefined {
    return this.#byMarkup.get(markup)?.get(madeFor)
  }

  keep(markup: CompiledTemplate, madeFor: string, field: KeptField): void {
    const letters = madeFor.length + field.html.length
    if (this.#letters + letters > maxTagLetters) return
    this.#letters += letters
    const kept = this.#byMarkup.get(markup) ?? new Map<string, KeptField>()
    this.#byMarkup.set(markup, kept.set(madeFor, field))
  }
}
