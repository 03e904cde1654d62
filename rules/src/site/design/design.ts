import type {} from '../../ground/documents/document.ts'
import type { Aesthetics } from './aesthetics.ts'
import type { DesignFonts } from './own-font.ts'
import type { ScopedChoices, StyleScope } from './style-scopes.ts'

/** The owner's style choices on top of the template. */
export type Design = {
  /** Tweak name to value, as the template's comments declare them. */
  readonly tweakValues: Readonly<Record<string, string>>
  /** LESS, appended to the template's stylesheets. */
  readonly customCss: string
  /** Colours and fonts by what they are for; absent until somebody sets some. */
  readonly aesthetics?: Aesthetics
  /** The owner's own fonts; absent until there are any. */
  readonly fonts?: DesignFonts
  /** What pages of some kind choose for themselves; absent where all of them follow the site. */
  readonly scopes?: Readonly<Partial<Record<StyleScope, ScopedChoices>>>
}

export const noDesign: Design = { tweakValues: {}, customCss: '' }

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** One per site, id `design`. */
    design: Design
  }
}
