import {
  AestheticsPath,
  noAesthetics,
  themeColors,
  TweakPageType,
  type Aesthetics,
} from './aesthetics.ts'
import type { Design } from './design.ts'
import { readScopedField, scopedField, styleScopes, type StyleScope } from './style-scopes.ts'
import { choicesBesideTheme } from './tweaks-in-theme.ts'
import type { Tweak, TweakValues } from './tweak.ts'

/** The choices of each kind of pages, by the fields of an edit. */
export function scopedFields({ scopes = {} }: Design): Readonly<Record<string, string>> {
  const fields = styleScopes.flatMap((scope) =>
    Object.entries(scopes[scope] ?? {}).map(
      ([part, value]) => [scopedField(scope, part), value] as const,
    ),
  )
  return Object.fromEntries(fields)
}

/** A design after an edit of such fields; null lets the pages follow the site again. */
export function withScopedFields(
  design: Design,
  fields: Readonly<Record<string, unknown>>,
): Design {
  let { scopes } = design
  for (const [field, value] of Object.entries(fields)) {
    const found = readScopedField(field)
    if (found === undefined) continue
    const { scope, part } = found
    const { [part]: _before, ...others } = scopes?.[scope] ?? {}
    const choices = typeof value === 'string' ? { ...others, [part]: value } : others
    const { [scope]: _choices, ...rest } = scopes ?? {}
    scopes = Object.keys(choices).length === 0 ? rest : { ...rest, [scope]: choices }
  }
  if (scopes === design.scopes) return design
  const { scopes: _scopes, ...site } = design
  return scopes === undefined || Object.keys(scopes).length === 0 ? site : { ...site, scopes }
}

/**
 * Whether pages of a scope have a stylesheet of their own: they chose a theme that there is, or
 * something of the template's. A pop-up never has one, it stands on other pages.
 */
export function hasOwnStyle(design: Design, scope: StyleScope): boolean {
  if (scope === TweakPageType.popupOverlay) return false
  const own = ownThemes(design, scope)
  const hasTheme = own.color !== undefined || own.font !== undefined
  return hasTheme || Object.keys(ownTweaks(design, scope)).length > 0
}

function ownThemes(
  { scopes, aesthetics = noAesthetics }: Design,
  scope: StyleScope,
): { readonly color: string | undefined; readonly font: string | undefined } {
  const choices = scopes?.[scope] ?? {}
  const existing = (path: string, themes: readonly { readonly id: string }[]) =>
    themes.find(({ id }) => id === choices[path])?.id
  return {
    color: existing(AestheticsPath.activeColorTheme, aesthetics.colors.themes),
    font: existing(AestheticsPath.activeFontTheme, aesthetics.fonts.themes),
  }
}

function ownTweaks({ scopes }: Design, scope: StyleScope): TweakValues {
  const tweaks = Object.entries(scopes?.[scope] ?? {}).flatMap(([part, value]) =>
    part.startsWith('tweak.') ? [[part.slice('tweak.'.length), value] as const] : [],
  )
  return Object.fromEntries(tweaks)
}

/**
 * The design by which pages of a scope are made. A theme of their own shows on them, also where
 * colours of the site were chosen by hand; a theme that is gone is none.
 */
export function designInScope(design: Design, scope: StyleScope, tweaks: readonly Tweak[]): Design {
  const { color, font } = ownThemes(design, scope)
  const { colors, fonts } = design.aesthetics ?? noAesthetics
  const aesthetics = {
    colors: { ...colors, activeThemeId: color ?? colors.activeThemeId },
    fonts: { ...fonts, activeThemeId: font ?? fonts.activeThemeId },
  }
  const hiding =
    color === undefined
      ? []
      : choicesBesideTheme(tweaks, design.tweakValues, themeColors(aesthetics))
  const kept = Object.entries(design.tweakValues).filter(([name]) => !hiding.includes(name))
  const tweakValues = { ...Object.fromEntries(kept), ...ownTweaks(design, scope) }
  return { ...design, aesthetics, tweakValues }
}

/** The aesthetics of a pop-up where it has a colour theme of its own. */
export function popupAesthetics(design: Design): Aesthetics | undefined {
  const scope = TweakPageType.popupOverlay
  const isOwn = ownThemes(design, scope).color !== undefined
  return isOwn ? designInScope(design, scope, []).aesthetics : undefined
}
