import { expect, it } from 'vitest'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { readMobileInfo } from '@vitrine/rules/site/sites/mobile-info.ts'
import { withMobileInfo } from './mobile-info-bar.ts'

const settings = {
  ...defaultSiteSettings,
  contactEmail: 'a@fern.example',
  mobileInfo: { ...readMobileInfo({}), isContactEmailEnabled: true },
}
const shown = (html: string) => withMobileInfo(html, { settings, locale: 'tr-TR', strings: {} })

it('the bar for phones ends the body, whatever letters stand before it', () => {
  const words = '<body><p>İletişim, İSTANBUL, İZMİR</p>'
  const page = shown(`${words}</BODY ></html>`)
  expect(page.startsWith(`${words}<nav class="sqs-mobile-info-bar"`)).toBe(true)
  expect(page.endsWith('</nav></BODY ></html>')).toBe(true)
})

it('a page that ends no body has no bar', () => {
  for (const page of ['', '</p>', '<p></p>', '</bod']) expect(shown(page)).toBe(page)
})
