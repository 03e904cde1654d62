/** What was seen at the place of a proof. */
export const proofOutcomes = ['proved', 'no-record', 'other-record', 'no-answer'] as const
export type ProofOutcome = (typeof proofOutcomes)[number]

/**
 * Whether the records that were found prove a name.
 * @param value what one of them has to say, to the letter
 * @param found the texts of all TXT records there; undefined where no name server answered
 */
export function decideProof(value: string, found: readonly string[] | undefined): ProofOutcome {
  if (found === undefined) return 'no-answer'
  if (found.length === 0) return 'no-record'
  return found.some((text) => text.trim() === value) ? 'proved' : 'other-record'
}

/** Where a name leads. */
export const domainWays = ['here', 'elsewhere', 'nowhere', 'unknown'] as const
export type DomainWay = (typeof domainWays)[number]

/**
 * Whether a name leads to where the site answers already. That of a network in front of the site
 * is elsewhere as well: who set it up knows.
 * @param found addresses of the name; undefined where no name server answered
 * @param here those of the site's first name
 */
export function wayOfDomain(
  found: readonly string[] | undefined,
  here: readonly string[],
): DomainWay {
  if (found === undefined) return 'unknown'
  if (found.length === 0) return 'nowhere'
  if (here.length === 0) return 'unknown'
  return found.some((address) => here.includes(address)) ? 'here' : 'elsewhere'
}
