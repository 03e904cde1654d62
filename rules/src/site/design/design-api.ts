import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { designPaths } from './design-paths.ts'
import { fontUsages } from './font-theme.ts'
import { styleFields, tweakName } from './style-edit.ts'
import { tweakKinds } from './tweak.ts'

/** Contracts of the calls about a site's style; addresses in `design-paths.ts`. */

const texts = z.record(z.string(), z.string())

const tweak = z.object({
  kind: z.enum(tweakKinds),
  name: z.string(),
  title: z.string(),
  label: z.string(),
  category: z.string(),
  defaultValue: z.string(),
  declarations: texts,
  options: z.array(z.string()),
  range: z.object({ min: z.number(), max: z.number(), step: z.number() }).nullable(),
  allowsTransparency: z.boolean(),
  role: z.string(),
  target: z.string(),
  showOnlyWhenPresent: z.string(),
})

/** GET style. */
const styleReply = z.object({
  tweaks: z.array(tweak),
  /** Starting values that the template brings, each a card of the panel. */
  presets: z.array(z.object({ id: z.string(), title: z.string(), values: texts })),
  /** What of a font theme the template follows. */
  fontUsages: z.array(z.enum(fontUsages)),
  /** What is stored, by the fields of an edit. */
  fields: z.record(z.string(), z.unknown()),
})
export type StyleReply = z.infer<typeof styleReply>

const names = z.array(tweakName).max(500)

/** POST preview. */
const previewBody = z.object({
  /** What the draft changes, by the fields of an edit. */
  set: styleFields,
  /** Choices that are known to work as custom properties. */
  live: names,
  /** Choices of which that is to be found out. */
  tried: names,
})

const previewReply = z.object({
  css: z.string(),
  /** Choices that stand in it as custom properties. */
  live: z.array(z.string()),
  /** Statements that could not be used. */
  problems: z.int(),
  /** Those of the owner's own, by where they stand in it; the first ones. */
  customProblems: z.array(z.object({ line: z.int(), column: z.int(), message: z.string() })),
})
export type StylePreviewReply = z.infer<typeof previewReply>

export const designApi = {
  style: contract({
    method: 'GET',
    path: designPaths.style,
    params: siteParams,
    reply: styleReply,
  }),
  preview: contract({
    method: 'POST',
    path: designPaths.preview,
    params: siteParams,
    body: previewBody,
    reply: previewReply,
  }),
}
