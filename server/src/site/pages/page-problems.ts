import {
  orderProblems,
  type TemplateProblem,
} from '@vitrine/rules/site/templates/template-problem.ts'
import type { TemplateError } from '@vitrine/template-language/errors.ts'
import { TextPlaces } from '@vitrine/template-language/text-places.ts'
import type { Context } from '../../ground/context.ts'
import { compileSiteStylesheet, siteStylesheet } from '../design/site-stylesheet.ts'
import type { SiteView } from '../views/site-view.ts'
import type { RenderedPage } from '../render/render-page.ts'
import { checkFileText } from '../template-checks/check-file-text.ts'
import { stylesheetProblems } from '../template-checks/check-stylesheets.ts'
import { shellName, type SiteTemplate } from '../templates/site-template.ts'

/** A message may quote the whole tag that it is about. */
const maxMessage = 1000

/**
 * What went wrong with the owner's template while a page was made: what its templates and tags
 * reported, what the stylesheets lack, and what template.conf says in vain. For people who may edit
 * the site, never for visitors.
 */
export async function pageProblems(
  { problems, warnings }: Pick<RenderedPage, 'problems' | 'warnings'>,
  site: SiteView,
  context: Pick<Context, 'views' | 'uptime'>,
): Promise<TemplateProblem[]> {
  const sheet = siteStylesheet(site)
  const { problems: ofSheets } = await compileSiteStylesheet(context, sheet)
  return inOrder([
    ...runProblems({ problems, warnings }, site.template),
    ...stylesheetProblems(ofSheets, sheet.parts),
    ...confProblems(site.template),
  ])
}

/** The same of a part of a page: what its own templates and tags reported. */
export function partProblems(
  part: Pick<RenderedPage, 'problems' | 'warnings'>,
  template: SiteTemplate,
): TemplateProblem[] {
  return inOrder(runProblems(part, template))
}

function runProblems(
  { problems, warnings }: Pick<RenderedPage, 'problems' | 'warnings'>,
  template: SiteTemplate,
): TemplateProblem[] {
  return [...problems.map((error) => locate(error, template)), ...warnings.map(tagProblem)]
}

function inOrder(found: readonly TemplateProblem[]): TemplateProblem[] {
  return orderProblems(
    found.map((problem) => ({ ...problem, message: problem.message.slice(0, maxMessage) })),
  )
}

/** An error's file: regions are compiled as one text, and count their lines through it. */
function locate(error: TemplateError, template: SiteTemplate): TemplateProblem {
  const { code, message, template: name, line, column } = error
  const found = { severity: 'error', code, message } as const
  const region = findRegion(error, template)
  if (region !== undefined) return { ...found, ...region }
  const path = template.files.has(name) ? name : null
  return { ...found, path, place: name, line, column }
}

function findRegion(
  { template: name, line, column }: TemplateError,
  template: SiteTemplate,
): Pick<TemplateProblem, 'path' | 'place' | 'line' | 'column'> | undefined {
  const prefix = shellName('')
  if (!name.startsWith(prefix)) return undefined
  const parts = template.shellParts(name.slice(prefix.length))
  const whole = parts.map((part) => part.text).join('')
  let offset = new TextPlaces(whole).offsetOf({ line, column })
  for (const { path, text } of parts) {
    if (offset < text.length) {
      return { path, place: path, ...new TextPlaces(text).at(offset) }
    }
    offset -= text.length
  }
  const last = parts.at(-1)
  if (last === undefined) return undefined
  const end = new TextPlaces(last.text).at(last.text.length)
  return { path: last.path, place: last.path, ...end }
}

function tagProblem(message: string): TemplateProblem {
  return {
    severity: 'warning',
    code: 'PLATFORM_TAG',
    message,
    path: null,
    place: 'Tags of this page',
    line: 0,
    column: 0,
  }
}

function confProblems(template: SiteTemplate): TemplateProblem[] {
  const text = template.text('template.conf')
  return text === undefined
    ? []
    : checkFileText(template.language, 'template.conf', text, template.files)
}
