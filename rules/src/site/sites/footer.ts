/** What the foot of every page shows beside its own words, by its names on the wire. */
export const footerParts = [
  'isNavigationShown',
  'isLocationShown',
  'isContactPhoneNumberShown',
  'isContactEmailShown',
  'isBusinessHoursShown',
  'isSocialShown',
  'isPoliciesShown',
] as const

export type FooterPart = (typeof footerParts)[number]

/** How the foot of every page is set. */
export type Footer = { readonly [Part in FooterPart]: boolean } & {
  /** Plain text with `{year}` and `{name}` for what they are by then; empty: there is none. */
  readonly copyrightText: string
}

/** As the footers of the starters always were: the address for mails stands in their own words. */
export const defaultFooter: Footer = {
  copyrightText: '',
  isNavigationShown: true,
  isLocationShown: true,
  isContactPhoneNumberShown: true,
  isContactEmailShown: false,
  isBusinessHoursShown: true,
  isSocialShown: true,
  isPoliciesShown: true,
}

export function readFooter({ footer }: { readonly footer?: Footer }): Footer {
  return footer ?? defaultFooter
}

/** The copyright line as visitors read it. @param name what the site is called */
export function writeCopyright(text: string, name: string, year: number): string {
  return text.replace(/\{(year|name)\}/g, (_mark, what) => (what === 'year' ? String(year) : name))
}

/** Whether a page with it is another one in another year. */
export function tellsYear({ copyrightText }: Footer): boolean {
  return copyrightText.includes('{year}')
}
