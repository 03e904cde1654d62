/** The currencies that a site can sell in (spec §9). */
export const supportedCurrencies: ReadonlySet<string> = new Set(
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
    ' ',
  ),
)
