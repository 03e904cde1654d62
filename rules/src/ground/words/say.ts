/** What stands for the `{name}`s of a sentence. */
type SaidValues = Readonly<Record<string, string | number>>

/**
 * Says a sentence of the program, which is written in English, in the language of whoever reads it;
 * `{name}` in it takes its value. What nobody has translated stays as it is.
 */
export type Say<Sentence extends string = string> = (
  sentence: Sentence,
  values?: SaidValues,
) => string

/** Sentences by the English one. */
export type Phrasebook = Readonly<Record<string, string>>

export function sayFrom(phrasebook: Phrasebook): Say {
  return (sentence, values) => {
    // a sentence may be a word that every object has
    const said = Object.hasOwn(phrasebook, sentence) ? phrasebook[sentence] : undefined
    return values === undefined ? (said ?? sentence) : filled(said ?? sentence, values)
  }
}

export const sayInEnglish: Say = sayFrom({})

function filled(sentence: string, values: SaidValues): string {
  return sentence.replaceAll(/\{(\w{1,40})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

/**
 * Markup whose sentences stand between `[[` and `]]`, in the language of whoever reads it. Names in
 * braces and elements within a sentence are part of it: other languages put them elsewhere.
 */
export function sayMarkup(markup: string, say: Say): string {
  const [beginning = '', ...rest] = markup.split('[[')
  const said = rest.map((piece) => {
    const end = piece.indexOf(']]')
    return end < 0 ? `[[${piece}` : say(piece.slice(0, end)) + piece.slice(end + 2)
  })
  return beginning + said.join('')
}
