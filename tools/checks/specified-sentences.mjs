/**
 * Sentences that the specification dictates and that are built; `{}` stands for a value. A sentence
 * comes here in the commit that builds it.
 */
export const specifiedSentences = []
