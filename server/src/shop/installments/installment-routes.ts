import { z } from 'zod'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { installmentPage } from '@vitrine/rules/shop/installments/installment-page.ts'
import { installmentPagePlace } from '@vitrine/rules/shop/installments/installment-page-path.ts'
import { readInstallmentLocale } from '@vitrine/rules/shop/installments/installment-texts.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import styles from './installment-page.css?raw'
import { route, type Route } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'

/** The page that explains installments, by locale; the United States' where none is known (spec §7). */
export const installmentRoutes: readonly Route[] = [
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'GET',
    path: installmentPagePlace,
    query: z.object({ locale: z.string().max(20).catch('') }),
    handle(context, request) {
      const locale = readInstallmentLocale(request.query.locale)
      const page = installmentPage(locale)
      return renderSystemPage(context, request, {
        pageType: PageType.checkout,
        title: page.title,
        frame: 'platform',
        main: { html: htmlOf(page, locale) },
      })
    },
  }),
]

function htmlOf({ title, steps, notes }: ReturnType<typeof installmentPage>, locale: string) {
  const items = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')
  const below = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')
  return (
    `<style>${styles}</style><section class="installment-page" lang="${locale}"><h1>${escapeHtml(title)}</h1>` +
    `<ol>${items}</ol>${below}</section>`
  )
}
