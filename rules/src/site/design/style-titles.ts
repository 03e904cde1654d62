import { AestheticsPath, noAesthetics, type AestheticsFields } from './aesthetics.ts'
import type { Design } from './design.ts'
import { readScopedField, scopedField, type StyleScope } from './style-scopes.ts'
import { tweakOfField, type StyleFields } from './style-edit.ts'

/** What history calls an edit of the style: by the one thing that it is about, where there is one. */
export function styleTitle(design: Design, set: StyleFields): string {
  const scoped = Object.keys(set).flatMap((field) => readScopedField(field) ?? [])
  if (scoped.length > 0) {
    const isAlone = scoped.length === Object.keys(set).length
    return isAlone ? titleInScope(scoped, design, set) : 'Change style'
  }
  const paths: string[] = Object.values(AestheticsPath)
  const parts = Object.keys(set).filter((field) => paths.includes(field))
  const further = Object.entries(set).filter(([field]) => !paths.includes(field))
  // a theme that is chosen takes what was chosen by hand out of its way
  const isOnlyThemes = further.every(
    ([field, value]) => tweakOfField(field) !== undefined && value === null,
  )
  if (parts.length === 0 || !isOnlyThemes) {
    const isOnlyCode = further.every(([field]) => field === 'customCss') && parts.length === 0
    return isOnlyCode && further.length > 0 ? 'Edit custom CSS' : 'Change style'
  }
  return titleOfParts(parts, design, set)
}

type Scoped = NonNullable<ReturnType<typeof readScopedField>>

/** How history names pages of a scope. */
const scopeTitles = {
  SPLASH_PAGE: 'cover pages',
  LOCK_SCREEN: 'lock screen',
  POPUP_OVERLAY: 'pop-up',
  CHECKOUT: 'checkout',
} as const satisfies Record<StyleScope, string>

function titleInScope(scoped: readonly Scoped[], design: Design, set: StyleFields): string {
  const [one, ...others] = scoped
  if (one === undefined || others.some(({ scope }) => scope !== one.scope)) return 'Change style'
  const pages = scopeTitles[one.scope]
  if (others.length > 0 || tweakOfField(one.part) !== undefined) {
    return `Change style of the ${pages}`
  }
  const id = set[scopedField(one.scope, one.part)] ?? null
  const { colors, fonts } = design.aesthetics ?? noAesthetics
  const isColors = one.part === AestheticsPath.activeColorTheme
  const what = isColors ? 'color theme' : 'font theme'
  if (id === null) return `Let the ${pages} follow the site’s ${what}`
  const themes: readonly { readonly id: string; readonly title: string }[] = isColors
    ? colors.themes
    : fonts.themes
  const title = themes.find((theme) => theme.id === id)?.title ?? ''
  return `Choose ${what}${title === '' ? '' : ` ${title}`} for the ${pages}`
}

function titleOfParts(parts: readonly string[], design: Design, set: StyleFields): string {
  const has = (...some: readonly AestheticsPath[]) => some.some((path) => parts.includes(path))
  const { colorPalette, colorThemes, activeColorTheme } = AestheticsPath
  if (has(AestheticsPath.activeFontTheme, AestheticsPath.fontThemes)) {
    return has(colorPalette, colorThemes, activeColorTheme) ? 'Change style' : 'Change fonts'
  }
  if (has(AestheticsPath.fontUsageCategories)) return 'Change style'
  if (has(colorPalette)) return 'Change palette'
  if (!has(activeColorTheme)) return 'Change color themes'
  const id = set[activeColorTheme] ?? null
  if (id === null) return has(colorThemes) ? 'Remove color theme' : 'Turn off color theme'
  const saved = (design.aesthetics ?? noAesthetics).colors.themes
  const themes = (set[colorThemes] as AestheticsFields['colors.themes'] | undefined) ?? saved
  const title = themes.find((theme) => theme.id === id)?.title ?? ''
  return title === '' ? 'Choose color theme' : `Choose color theme ${title}`
}
