/**
 * How numbers for the value added tax are written in each member state, without their prefix. By this a
 * slip of the pen is found; whether a number is valid, the Commission's VIES alone knows.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  GR: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Whether a country takes part in the value added tax of the European Union. @param country ISO 3166 */
export function isMemberState(country: string): boolean {
  return Object.hasOwn(forms, country)
}

/**
 * The member state that a number is of, by its prefix and its form; undefined: it is none. Spaces, points,
 * dashes and signs that show nothing do not matter; Greece writes `EL`, and people `GR`.
 */
export function stateOfVatNumber(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s.\p{Pd}\p{Cf}]/gu, '')
  const prefix = text.slice(0, 2)
  const country = prefix === 'EL' ? 'GR' : prefix
  return forms[country]?.test(text.slice(2)) === true ? country : undefined
}

/**
 * Where no value added tax of the Union is, though it lies in a member state (Directive 2006/112/EC,
 * article 6): the Canary Islands, Ceuta and Melilla, Livigno, Büsingen and Helgoland, Athos, Åland.
 */
const outside: Readonly<Record<string, RegExp>> = {
  ES: /^(?:35|38|51|52)\d{3}$/,
  IT: /^23041$/,
  DE: /^(?:78266|27498)$/,
  GR: /^63086$/,
  FI: /^22\d{3}$/,
}

/** Whether goods that go there are those of the Union's value added tax. @param country ISO 3166 */
export function isInVatArea(country: string, postalCode: string): boolean {
  const plain = postalCode.replaceAll(/\s/g, '')
  return isMemberState(country) && outside[country]?.test(plain) !== true
}
