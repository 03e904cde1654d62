import type { PageJob } from '../views/page-job.ts'
import { jsonForScript } from '@vitrine/rules/ground/words/escape-html.ts'
import { problemsElementId } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  maxProblemsShown,
  type TemplateProblem,
} from '@vitrine/rules/site/templates/template-problem.ts'
import { nonceAttribute } from '../render/page-head.ts'
import type { RenderedPage } from '../render/render-page.ts'
import type { InSession } from '../../people/accounts/session-stands.ts'
import { pageProblems } from './page-problems.ts'
import { problemNotice } from './problem-notice.ts'
import { addToBody } from './add-to-body.ts'
import { findScript } from '../../ground/http/built-assets.ts'

type Looked = Pick<PageJob, 'context' | 'request' | 'requestSite' | 'view' | 'mode'>

/**
 * A page with what is wrong with its template, for people who may edit the site: as data for the
 * script in the editor's frame, as a notice on the site itself. A visitor's page comes back as it is.
 */
export async function showProblems(job: Looked, page: RenderedPage): Promise<RenderedPage> {
  const { mode, view } = job
  if (mode.kind === 'visitor') return page
  if (mode.kind === 'viewer' && !(await may(job, mode.who, 'edit-pages'))) return page
  const problems = await pageProblems(page, view, job.context)
  if (mode.kind === 'edit') {
    const script = missingScript(job, page.html, mode.nonce)
    return addToBody(page, problemsForFrame(problems) + script)
  }
  if (problems.length === 0) return page
  const mayOpen = await may(job, mode.who, 'edit-code')
  const { editorOrigin } = job.context.config
  const { name } = job.requestSite
  return addToBody(page, problemNotice(problems, mayOpen ? { editorOrigin, siteName: name } : null))
}

function may(
  { context, request, view }: Looked,
  who: InSession,
  capability: 'edit-pages' | 'edit-code',
): Promise<boolean> {
  return context.views.rights.stillMay(view.siteId, who, capability, request.now)
}

function problemsForFrame(problems: readonly TemplateProblem[]): string {
  const told = { problems: problems.slice(0, maxProblemsShown), total: problems.length }
  return `<script type="application/json" id="${problemsElementId}">${jsonForScript(told)}</script>`
}

/** A template so broken that it prints no footers would leave the editor without a word of it. */
function missingScript({ context }: Looked, html: string, nonce: string): string {
  const script = findScript(context, 'frame', 'frame')
  if (script === undefined || html.includes(`src="${script}"`)) return ''
  return `<script type="module" src="${script}"${nonceAttribute(nonce)}></script>`
}
