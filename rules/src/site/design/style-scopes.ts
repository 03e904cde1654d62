import { AestheticsPath, TweakPageType } from './aesthetics.ts'

/** Pages that may have another style than the site's; what they do not choose follows the site. */
export const styleScopes = [
  TweakPageType.splashPage,
  TweakPageType.lockScreen,
  TweakPageType.popupOverlay,
  TweakPageType.checkout,
] as const
export type StyleScope = (typeof styleScopes)[number]

const { activeColorTheme, activeFontTheme } = AestheticsPath

/**
 * What pages of a kind may choose. The checkout is the platform's own, so that the template's
 * choices are none of it; a pop-up stands on pages whose stylesheet is another's.
 */
const choosable: Readonly<
  Record<StyleScope, { readonly parts: readonly string[]; readonly tweaks: boolean }>
> = {
  SPLASH_PAGE: { parts: [activeColorTheme, activeFontTheme], tweaks: true },
  LOCK_SCREEN: { parts: [activeColorTheme, activeFontTheme], tweaks: true },
  POPUP_OVERLAY: { parts: [activeColorTheme], tweaks: false },
  CHECKOUT: { parts: [activeColorTheme, activeFontTheme], tweaks: false },
}

/** Whether the choices of the template may be others on pages of a scope. */
export function choosesTweaks(scope: StyleScope): boolean {
  return choosable[scope].tweaks
}

/** What counts for one kind of pages alone, by fields of the site such as `tweak.paper`. */
export type ScopedChoices = Readonly<Record<string, string>>

/** How an edit names a choice that counts for some pages alone: `CHECKOUT.colors.activeThemeId`. */
export const scopedField = (scope: StyleScope, part: string): string => `${scope}.${part}`

/** The longest name of a choice, with what stands before it. */
const longestPart = 206

/** What such a field is about; undefined for the fields of the site itself. */
export function readScopedField(
  field: string,
): { readonly scope: StyleScope; readonly part: string } | undefined {
  const scope = styleScopes.find((one) => field.startsWith(`${one}.`))
  if (scope === undefined) return undefined
  const part = field.slice(scope.length + 1)
  const { parts, tweaks } = choosable[scope]
  const isTweak = tweaks && part.startsWith('tweak.') && part !== 'tweak.'
  if (!parts.includes(part) && !isTweak) return undefined
  return part.length > longestPart ? undefined : { scope, part }
}

/** The scope of that name; undefined for any other word, and for the site's own style. */
export function findScope(name: string | null): StyleScope | undefined {
  return styleScopes.find((scope) => scope === name)
}
