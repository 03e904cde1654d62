import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { designPaths } from './design-paths.ts'
import { fontCategories } from './font-family.ts'
import type { OwnFont } from './own-font.ts'

/** Contracts of the calls about fonts. */

const catalogueFont = z.object({
  name: z.string(),
  category: z.enum(fontCategories),
  /** As a stylesheet names it. */
  stack: z.string(),
  /** Weights that it has, such as `400` or `100 900`. */
  weights: z.array(z.string()),
  hasItalic: z.boolean(),
  /** Where its Latin letters are, for a line that is set in it. */
  preview: z.string(),
})
export type CatalogueFont = z.infer<typeof catalogueFont>

/** GET fonts. */
const fontsReply = z.object({
  catalogue: z.array(catalogueFont),
  own: z.array(z.custom<OwnFont>()),
  kitId: z.string().nullable(),
})
export type FontsReply = z.infer<typeof fontsReply>

export const fontApi = {
  fonts: contract({
    method: 'GET',
    path: designPaths.fonts,
    params: siteParams,
    reply: fontsReply,
  }),
  /** The bytes of a font of the owner's own, which the editor cannot have from the site. */
  ownFontFile: contract({
    method: 'GET',
    path: designPaths.ownFontFile,
    params: siteParams.extend({ assetId: z.string().max(100) }),
  }),
}
