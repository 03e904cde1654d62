import { compileTemplate } from '../templates/compile-template.ts'
import { renderPage, type PageInput, type RenderedPage } from '../render/render-page.ts'
import platformFrame from './platform-frame.region?raw'

const frame = compileTemplate(platformFrame, 'platform-frame.region')

/** Renders a page in the platform's own frame instead of the template's regions. */
export function renderPlatformFrame(input: PageInput): Promise<RenderedPage> {
  return renderPage({ ...input, shell: { template: frame, source: platformFrame } })
}
