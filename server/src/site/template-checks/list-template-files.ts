import { setImmediate } from 'node:timers/promises'
import type { TemplateFilesReply } from '@vitrine/rules/site/templates/templates-api.ts'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import type { Context } from '../../ground/context.ts'
import { compileSiteStylesheet, siteStylesheet } from '../design/site-stylesheet.ts'
import type { SiteView } from '../views/site-view.ts'
import { checkFileText } from './check-file-text.ts'
import { stylesheetProblems } from './check-stylesheets.ts'
import type { SiteTemplate } from '../templates/site-template.ts'

/** The files of a site's template by path, each with the number of its mistakes. */
export async function listTemplateFiles(
  context: Pick<Context, 'views' | 'uptime'>,
  site: SiteView,
): Promise<TemplateFilesReply['files']> {
  const sheet = siteStylesheet(site)
  const { problems: ofSheets } = await compileSiteStylesheet(context, sheet)
  const problems = [
    ...(await savedProblems(site.template)),
    ...stylesheetProblems(ofSheets, sheet.parts),
  ]
  const counts = new Map<string, { errors: number; warnings: number }>()
  for (const { path, severity } of problems) {
    if (path === null) continue
    const count = counts.get(path) ?? { errors: 0, warnings: 0 }
    counts.set(path, count)
    if (severity === 'error') count.errors++
    else count.warnings++
  }
  return [...site.template.files].map(([path, { kind }]) => ({
    path,
    kind,
    ...(counts.get(path) ?? { errors: 0, warnings: 0 }),
  }))
}

const known = new WeakMap<SiteTemplate, Promise<readonly TemplateProblem[]>>()

/** Read once per revision of the site. */
function savedProblems(template: SiteTemplate): Promise<readonly TemplateProblem[]> {
  const reading = known.get(template) ?? readProblems(template)
  known.set(template, reading)
  return reading
}

async function readProblems({
  language,
  files,
}: SiteTemplate): Promise<readonly TemplateProblem[]> {
  const found: TemplateProblem[] = []
  for (const [path, file] of files) {
    if (file.kind === 'text') found.push(...checkFileText(language, path, file.text, files))
    // others are served between two files
    await setImmediate()
  }
  return found
}
