import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import { sayFrom, type Say } from '@vitrine/rules/ground/words/say.ts'
import type { SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { siteContext } from './site-context.ts'

/** Speaks the site's language: a page brings the phrases that its scripts say. */
export const say: SayPhrase = (phrase, values) => spoken()(phrase, values)

/** What a refusal says, likewise. */
export function sentenceOf({ message, said }: Refusal): string {
  return said === undefined ? spoken()(message) : spoken()(said.sentence, said.values)
}

function spoken(): Say {
  return sayFrom(siteContext().localizedStrings ?? {})
}
