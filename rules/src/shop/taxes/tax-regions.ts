type Regions = Readonly<Record<string, string>>

/**
 * Parts of countries that tax by themselves, by their codes (ISO 3166-2 without the country). Names are
 * those that people write there.
 */
const regionsOf: Readonly<Record<string, Regions>> = {
  US: readRegions(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
      'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
      'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
      'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
      'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
      'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
      'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
      'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|AS American Samoa|GU Guam|' +
      'MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands',
  ),
  CA: readRegions(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
      'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
      'SK Saskatchewan|YT Yukon',
  ),
  AU: readRegions(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
      'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  IN: readRegions(
    'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|' +
      'CH Chandigarh|CG Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|' +
      'GJ Gujarat|HR Haryana|HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|KA Karnataka|' +
      'KL Kerala|LA Ladakh|LD Lakshadweep|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|' +
      'MZ Mizoram|NL Nagaland|OD Odisha|PY Puducherry|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|' +
      'TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal',
  ),
}

function readRegions(text: string): Regions {
  const pairs = text.split('|').map((one) => [one.slice(0, one.indexOf(' ')), one] as const)
  return Object.fromEntries(pairs.map(([code, one]) => [code, one.slice(code.length + 1)]))
}

/** The regions of a country by their codes; undefined where any words can be one. */
export function knownRegions(country: string): Regions | undefined {
  return Object.hasOwn(regionsOf, country) ? regionsOf[country] : undefined
}

/** Letters and digits alone, without accents: `Québec` is `quebec`, `N.Y.` is `ny`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/**
 * A region as people write it, by its code or its name: `ny` and `New York` are `NY`. Of a country
 * whose regions are not known any words are one.
 * @returns undefined where the country has no such region, and for nothing
 */
export function readRegion(country: string, typed: string): string | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const known = knownRegions(country)
  if (known === undefined) return wanted
  const byCode = Object.keys(known).find((code) => plain(code) === wanted)
  return byCode ?? Object.keys(known).find((code) => plain(known[code] ?? '') === wanted)
}
