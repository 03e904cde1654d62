import type { PageJob } from '../views/view-mode.ts'
import { jsonForScript, escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { problemsElementId } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  maxProblemsShown,
  type TemplateProblem,
  countProblems,
} from '@vitrine/rules/site/templates/template-problem.ts'
import { nonceAttribute } from '../render/page-head.ts'
import type { RenderedPage } from '../render/render-page.ts'
import type { InSession } from '../../people/accounts/session-stands.ts'
import { addToBody } from './dress-for-editing.ts'
import { findScript } from '../../ground/http/built-assets.ts'
import { templateAddress } from '@vitrine/rules/site/templates/template-address.ts'
import { pageProblems } from './page-problems.ts'
import styles from './problem-notice.css?raw'

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

/** Where an author opens a file; null for people who may not edit code. */
type CodeEditor = { readonly editorOrigin: string; readonly siteName: string }

/**
 * The notice that people who edit a site see on its pages. It needs no script, and stands in a
 * shadow root, so that the owner's styles and the notice leave each other alone.
 */
function problemNotice(problems: readonly TemplateProblem[], editor: CodeEditor | null): string {
  const items = problems.slice(0, maxProblemsShown).map((problem) => item(problem, editor))
  return (
    `<div id="vitrine-template-notice" lang="en" dir="ltr"><template shadowrootmode="open">` +
    `<style>${styles}</style>` +
    `<section aria-label="Template problems"><details>` +
    `<summary>Template: ${countProblems(problems)}</summary>` +
    `<div class="list" tabindex="0" role="group" aria-label="What is wrong">` +
    `<p>Only people who edit this site see this.</p><ol>${items.join('')}</ol></div>` +
    `</details></section></template></div>`
  )
}

function item(problem: TemplateProblem, editor: CodeEditor | null): string {
  const { severity, code, message, path, place, line, column } = problem
  const where = escapeHtml(line > 0 ? `${place}, line ${line}, column ${column}` : place)
  const address =
    editor === null || path === null
      ? null
      : editor.editorOrigin + templateAddress(editor.siteName, { path, line, column })
  const shown = address === null ? where : `<a href="${escapeHtml(address)}">${where}</a>`
  const kind = severity === 'error' ? 'Error' : 'Warning'
  return (
    `<li class="${severity}"><strong>${kind}</strong> ${shown}` +
    `<br>${escapeHtml(message)} <code>${escapeHtml(code)}</code></li>`
  )
}
