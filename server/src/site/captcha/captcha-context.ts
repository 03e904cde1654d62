import type { CaptchaSettings } from '@vitrine/rules/site/sites/captcha-settings.ts'

/**
 * `captcha` of a form in the page's context, of which `captchaMarkup` makes its place.
 * @param text an escaped text of the site by its name
 */
export function captchaContext(
  { provider, siteKey, captchaTheme, captchaAlignment }: CaptchaSettings,
  text: (name: string) => string,
): Readonly<Record<string, unknown>> {
  return {
    provider,
    siteKey,
    theme: captchaTheme,
    alignment: captchaAlignment,
    workingText: text('captchaWorkingText'),
    doneText: text('captchaDoneText'),
    incompleteText: text('captcha-incomplete'),
    absentText: text('captchaAbsentText'),
  }
}
