import { z } from 'zod'
import { changedFields, seenText } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { fileKindOf } from '../media/file-kind.ts'
import { noDesign, type Design } from './design.ts'
import { familiesOfStack, withFamilyInCss } from './font-family.ts'
import { fontRefusal } from './font-messages.ts'
import {
  fontStyles,
  fontWeights,
  isFontName,
  isKitId,
  maxOwnFonts,
  noFonts,
  type DesignFonts,
} from './own-font.ts'
import { readDeclarations, writeDeclarations } from './tweak-value.ts'

const readDesign = [{ kind: 'design', id: 'design' }] as const
const id = z.string().min(1).max(100)
/** Longer than any name may be: what it may be, `isFontName` says, with a sentence. */
const name = z.string().trim().max(300)

function designOf(documents: DocumentReader): Design {
  return documents.find('design', 'design') ?? noDesign
}

function changed(design: Design, fonts: Partial<DesignFonts>) {
  const after = { ...design, fonts: { ...(design.fonts ?? noFonts), ...fonts } }
  return [{ kind: 'design', id: 'design', after } as const]
}

/** Makes a file of the site a font of its own. */
export const addFont = ownerAction({
  name: 'add-font',
  title: 'Add font',
  about: () => readDesign[0],
  capability: 'edit-design',
  input: z.object({
    assetId: id,
    family: name,
    weight: z.enum(fontWeights),
    style: z.enum(fontStyles),
  }),
  reads: ({ assetId }) => [...readDesign, { kind: 'asset', id: assetId }],
  perform(documents, { assetId, family, weight, style }) {
    const asset = documents.find('asset', assetId)
    if (asset === undefined || fileKindOf(asset.contentType) !== 'font') {
      return refuse(fontRefusal('font-file-needed', 'file'))
    }
    if (!isFontName(family)) return refuse(fontRefusal('font-name-not-valid', 'family'))
    const design = designOf(documents)
    const { own } = design.fonts ?? noFonts
    if (own.length >= maxOwnFonts) return refuse(fontRefusal('too-many-fonts'))
    const isThere = own.some(
      (one) =>
        one.assetId === assetId ||
        (one.family === family && one.weight === weight && one.style === style),
    )
    if (isThere) return refuse(fontRefusal('font-there-already', 'weight'))
    const { hash, filename } = asset
    const added = { family, weight, style, assetId, hash, filename }
    return ok(changed(design, { own: [...own, added] }))
  },
})

/**
 * Gives a family of the owner's another name, wherever a choice or a theme names it, and the owner's
 * own rules, which are written by those alone who may edit code.
 */
export const renameFont = ownerAction({
  name: 'rename-font',
  title: 'Rename font',
  about: () => readDesign[0],
  capability: 'edit-design',
  input: z.object({ family: name, to: name }),
  reads: () => readDesign,
  perform(documents, { family, to }, { may }) {
    if (!isFontName(to)) return refuse(fontRefusal('font-name-not-valid', 'to'))
    const design = designOf(documents)
    const { own } = design.fonts ?? noFonts
    if (!own.some((one) => one.family === family)) return refuse(fontRefusal('no-such-font'))
    if (to !== family && own.some((one) => one.family === to)) {
      return refuse(fontRefusal('font-name-taken', 'to'))
    }
    const renamed = own.map((one) => (one.family === family ? { ...one, family: to } : one))
    const { customCss } = design
    const css = may('edit-code') ? withFamilyInCss(customCss, family, to) : customCss
    return ok(changed({ ...withFamily(design, family, to), customCss: css }, { own: renamed }))
  },
})

/** A design whose choices and themes name another family in the place of one. */
function withFamily(design: Design, family: string, to: string): Design {
  const instead = (stack: string): string =>
    familiesOfStack(stack).includes(family) ? replaceFamily(stack, family, to) : stack
  const inChoice = (value: string): string => {
    const { 'font-family': stack, ...others } = readDeclarations(value)
    if (stack === undefined || instead(stack) === stack) return value
    return writeDeclarations({ 'font-family': instead(stack), ...others })
  }
  const inChoices = (choices: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, inChoice(value)]))
  const tweakValues = inChoices(design.tweakValues)
  const scopes = Object.entries(design.scopes ?? {}).map(
    ([scope, choices]) => [scope, inChoices(choices)] as const,
  )
  const chosen: Design = {
    ...design,
    tweakValues,
    ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
  }
  const { aesthetics } = design
  if (aesthetics === undefined) return chosen
  const themes = aesthetics.fonts.themes.map((theme) => ({
    ...theme,
    usages: Object.fromEntries(
      Object.entries(theme.usages).map(([usage, parts]) => {
        return [usage, { ...parts, family: instead(parts.family) }] as const
      }),
    ),
  }))
  const fonts = { ...aesthetics.fonts, themes }
  return { ...chosen, aesthetics: { ...aesthetics, fonts } }
}

function replaceFamily(stack: string, family: string, to: string): string {
  const isIt = (one: string) => familiesOfStack(one)[0] === family
  return stack
    .split(',')
    .map((one) => (isIt(one) ? ` '${to}'` : one))
    .join(',')
    .trim()
}

/** Takes a font from the owner's own; its file stays among the site's files. */
export const deleteFont = ownerAction({
  name: 'delete-font',
  title: 'Delete font',
  about: () => readDesign[0],
  capability: 'edit-design',
  input: z.object({ assetId: id }),
  reads: () => readDesign,
  perform(documents, { assetId }) {
    const design = designOf(documents)
    const { own } = design.fonts ?? noFonts
    const left = own.filter((one) => one.assetId !== assetId)
    if (left.length === own.length) return refuse(fontRefusal('no-such-font'))
    return ok(changed(design, { own: left }))
  },
})

/** Keeps the id of the owner's kit at Typekit; null forgets it. */
export const setFontKit = ownerAction({
  name: 'set-font-kit',
  title: 'Set Typekit Kit',
  about: () => readDesign[0],
  capability: 'edit-design',
  input: z.object({
    kitId: z.string().trim().max(300).nullable(),
    /** The id as its author found it; another one that stands by now is not written over. */
    seen: seenText.nullable().optional(),
  }),
  reads: () => readDesign,
  perform(documents, { kitId, seen }) {
    if (kitId !== null && !isKitId(kitId)) return refuse(fontRefusal('kit-id-not-valid', 'kitId'))
    const design = designOf(documents)
    const stands = { kitId: (design.fonts ?? noFonts).kitId }
    const edit = { set: { kitId }, seen: seen === undefined ? {} : { kitId: seen } }
    const done = changedFields<typeof stands>(stands, edit)
    return done.ok ? ok(changed(design, done.value)) : done
  },
})
