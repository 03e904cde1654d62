import { footerParts, type Footer, type FooterPart } from './footer.ts'

/** What an owner calls the parts of the foot of every page. */
export const footerWords: Readonly<Record<FooterPart, string>> = {
  isNavigationShown: 'Footer menu',
  isLocationShown: 'Address',
  isContactPhoneNumberShown: 'Phone',
  isContactEmailShown: 'E-mail',
  isBusinessHoursShown: 'Opening hours',
  isSocialShown: 'Social accounts',
  isPoliciesShown: 'Policies',
}

/** How history says them. */
export function footerInWords(footer: Footer): Readonly<Record<string, string>> {
  const parts = footerParts.map((part) => [footerWords[part], footer[part] ? 'Shown' : 'Not shown'])
  return { copyrightLine: footer.copyrightText, ...Object.fromEntries(parts) }
}
