/** What one rendering may use. Each limit ends in an error of the catalogue, never in a throw. */
export type Limits = {
  /** Instructions carried out, over all partials and host tags of the rendering. */
  readonly instructions: number
  /** Length of the output in UTF-16 units. */
  readonly output: number
  /** How deep `apply` and `.include` may nest (spec §9: 16). */
  readonly includeDepth: number
  /** How deep blocks of one template may nest. */
  readonly blockDepth: number
  /** Tokens of one expression; 0 means any number. */
  readonly expressionTokens: number
  /** Length of a string that an expression joins; 0 means any length. */
  readonly expressionString: number
}

export const defaultLimits: Limits = {
  instructions: 200_000,
  output: 5_000_000,
  includeDepth: 16,
  blockDepth: 200,
  expressionTokens: 1_000,
  expressionString: 100_000,
}
