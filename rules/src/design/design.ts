/** The owner's style choices on top of the template. */
export type Design = {
  /** Tweak name to value, as the template's comments declare them. */
  readonly tweakValues: Readonly<Record<string, string>>
  /** LESS, appended to the template's stylesheets. */
  readonly customCss: string
}
