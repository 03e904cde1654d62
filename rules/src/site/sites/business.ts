/** The days of a week by their names on the wire (template platform §10). */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type WeekDay = (typeof weekDays)[number]

/** Where the owner of a site can be met; plain texts, empty: not told. */
export type Business = {
  /** Such as "Corrigan Enamel Works". */
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  readonly phone: string
} & {
  /** When it is open, in the owner's words, such as "9–12, 14–18". */
  readonly [Day in WeekDay]: string
}

export const noBusiness: Business = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  phone: '',
  monday: '',
  tuesday: '',
  wednesday: '',
  thursday: '',
  friday: '',
  saturday: '',
  sunday: '',
}

export function readBusiness({ business }: { readonly business?: Business }): Business {
  return business ?? noBusiness
}
