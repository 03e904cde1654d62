/** The parts of a site's style of which an edit can say that it changed them (spec §3). */
export const AestheticsPath = {
  activeColorTheme: 'colors.activeThemeId',
  activeFontTheme: 'fonts.activeThemeId',
  colorPalette: 'colors.palette',
  colorThemes: 'colors.themes',
  fontThemes: 'fonts.themes',
  fontUsageCategories: 'fonts.fontUsageCategories',
} as const
export type AestheticsPath = (typeof AestheticsPath)[keyof typeof AestheticsPath]

/** Pages that have style choices of their own (spec §3). */
export const TweakPageType = {
  splashPage: 'SPLASH_PAGE',
  lockScreen: 'LOCK_SCREEN',
  popupOverlay: 'POPUP_OVERLAY',
  checkout: 'CHECKOUT',
  style: 'STYLE',
} as const
export type TweakPageType = (typeof TweakPageType)[keyof typeof TweakPageType]
