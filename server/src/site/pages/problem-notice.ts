import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { templateAddress } from '@vitrine/rules/site/templates/template-address.ts'
import {
  countProblems,
  maxProblemsShown,
  type TemplateProblem,
} from '@vitrine/rules/site/templates/template-problem.ts'
import styles from './problem-notice.css?raw'

/** Where an author opens a file; null for people who may not edit code. */
export type CodeEditor = { readonly editorOrigin: string; readonly siteName: string }

/**
 * The notice that people who edit a site see on its pages. It needs no script, and stands in a
 * shadow root, so that the owner's styles and the notice leave each other alone.
 */
export function problemNotice(
  problems: readonly TemplateProblem[],
  editor: CodeEditor | null,
): string {
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
