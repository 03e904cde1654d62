import { readBusiness, weekDays } from './business.ts'
import type { FooterPart } from './footer.ts'
import type { SiteSettings } from './site-settings.ts'

/** Of which parts of the footer there is something to show. Menus are not asked: a site has them. */
export function footerTold(settings: SiteSettings): Readonly<Record<FooterPart, boolean>> {
  const { addressTitle, addressLine1, addressLine2, addressCountry, phone, ...days } =
    readBusiness(settings)
  const { returnPolicy, termsOfService, privacyPolicy } = settings.store
  return {
    isNavigationShown: true,
    isLocationShown: `${addressTitle}${addressLine1}${addressLine2}${addressCountry}` !== '',
    isContactPhoneNumberShown: phone !== '',
    isContactEmailShown: settings.contactEmail !== '',
    isBusinessHoursShown: weekDays.some((day) => days[day] !== ''),
    isSocialShown: settings.socialAccounts.length > 0,
    isPoliciesShown: `${returnPolicy}${termsOfService}${privacyPolicy}` !== '',
  }
}
