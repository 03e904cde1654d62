import { sayMarkup } from '@vitrine/rules/ground/words/say.ts'
import { sayAnyIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { renderPage, type PageInput, type RenderedPage } from '../render/render-page.ts'
import platformFrame from './platform-frame.region?raw'

/** Renders a page in the platform's own frame instead of the template's regions. */
export function renderPlatformFrame(input: PageInput): Promise<RenderedPage> {
  const { template: own, locale } = input.view
  const source = sayMarkup(platformFrame, sayAnyIn(locale))
  const template = own.markup('platform-frame', platformFrame, { own: false, locale })
  return renderPage({ ...input, shell: { template, source } })
}
