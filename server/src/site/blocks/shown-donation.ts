import { signsOfCurrency } from '@vitrine/rules/ground/money/currency.ts'
import { amountStyle, writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { donateAgainPath, donatePath } from '@vitrine/rules/site/pages/donate-path.ts'
import { platformPaths } from '@vitrine/rules/site/pages/platform-paths.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { donationsOf, periodsOf } from '@vitrine/rules/site/sites/donation-settings.ts'
import { moneyPatternOf, siteMoney } from '../sites/site-money.ts'
import type { SiteView } from '../views/site-view.ts'

/** What a block shows of what can be given; undefined where a site takes nothing. */
export function shownDonation({ settings, locale }: SiteView): Record<string, unknown> | undefined {
  const donations = donationsOf(settings.store)
  if (donations === undefined) return undefined
  const say = sayIn(locale)
  const { currency } = settings
  const { decimal } = moneyPatternOf(settings, currency, locale)
  const style = amountStyle(currency, decimal, signsOfCurrency(currency))
  const money = siteMoney(settings, locale)
  return {
    title: escapeHtml(donations.title || say('Donation')),
    buttonText: say('Donate'),
    href: platformPaths.donate,
    again: periodsOf(donations).map((period) => ({
      text: say(period === 'YEAR' ? 'Donate every year' : 'Donate every month'),
      href: escapeHtml(donateAgainPath(period)),
    })),
    amounts: donations.amounts.map((cents) => ({
      text: money(cents),
      href: escapeHtml(donatePath(writeTypedAmount(cents, style))),
    })),
  }
}
