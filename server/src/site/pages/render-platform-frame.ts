import { renderPage, type PageInput, type RenderedPage } from '../render/render-page.ts'
import platformFrame from './platform-frame.region?raw'

/** Renders a page in the platform's own frame instead of the template's regions. */
export function renderPlatformFrame(input: PageInput): Promise<RenderedPage> {
  const { language } = input.view.template
  const template = language.compile(platformFrame, 'platform-frame.region')
  return renderPage({ ...input, shell: { template, source: platformFrame } })
}
