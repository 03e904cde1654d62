/** What a bar at the bottom of small screens offers, by its names on the wire. */
export const mobileInfoParts = [
  'isContactEmailEnabled',
  'isContactPhoneNumberEnabled',
  'isLocationEnabled',
  'isBusinessHoursEnabled',
] as const

export type MobileInfoPart = (typeof mobileInfoParts)[number]

export type MobileInfo = { readonly [Part in MobileInfoPart]: boolean }

export function readMobileInfo({ mobileInfo }: { readonly mobileInfo?: MobileInfo }): MobileInfo {
  return (
    mobileInfo ?? {
      isContactEmailEnabled: false,
      isContactPhoneNumberEnabled: false,
      isLocationEnabled: false,
      isBusinessHoursEnabled: false,
    }
  )
}
