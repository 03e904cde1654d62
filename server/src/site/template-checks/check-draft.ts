import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import { compileLess } from '../design/compile-less.ts'
import { siteStylesheet } from '../design/site-stylesheet.ts'
import type { SiteView } from '../views/site-view.ts'
import { checkFileText, fileWarning } from './check-file-text.ts'
import { stylesheetProblems } from './check-stylesheets.ts'
import { openSiteTemplate } from '../templates/site-template.ts'

export type Draft = { readonly path: string; readonly text: string }

/**
 * The mistakes of a file as it would be after saving: those that `template check` finds, and in a
 * stylesheet those that come out when it is compiled with the others.
 */
export async function checkDraft(site: SiteView, draft: Draft): Promise<TemplateProblem[]> {
  const { path, text } = draft
  if (path.endsWith('.less')) return oneAtATime(() => checkSheet(site, draft))
  return checkFileText(site.template.language, path, text, site.template.files)
}

/** The sheet is compiled where it stands among the others, as their variables count in it. */
async function checkSheet(site: SiteView, { path, text }: Draft): Promise<TemplateProblem[]> {
  const files = new Map<string, TemplateFile>(site.template.files)
  files.set(path, { kind: 'text', text })
  const sheet = siteStylesheet({
    ...site,
    template: openSiteTemplate(site.template.language, files),
  })
  const isListed = sheet.parts.some((part) => part.path === path)
  const parts = isListed ? sheet.parts : [...sheet.parts, { path, text }]
  const source = isListed ? sheet.less : parts.map((part) => part.text).join('\n')
  const { problems } = await compileLess(source, { thread: 'draft' })
  const found = stylesheetProblems(problems, parts).filter((problem) => problem.path === path)
  if (isListed) return found
  const message = 'This stylesheet is not named in template.conf, so no page uses it.'
  return [fileWarning(path, 'STYLESHEET_UNUSED', message), ...found]
}

let last: Promise<unknown> = Promise.resolve()

/** Compiling starts a thread; whoever types in a stylesheet takes turns with the others. */
function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
