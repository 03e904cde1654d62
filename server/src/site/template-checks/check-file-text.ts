import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import { TextPlaces } from '@vitrine/template-language/text-places.ts'
import { checkTemplateFile, isCheckable } from './check-template-file.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import { readTemplateConf } from '../templates/template-conf.ts'
import { findUnreadable } from '@vitrine/rules/site/templates/tolerant-json.ts'

/** Larger texts are stored and used as any other, but not looked through on every change. */
const maxCheckedText = 100_000

/** The mistakes that one file of a template shows by itself, and the files that it asks for. */
export function checkFileText(
  language: TemplateLanguage,
  path: string,
  text: string,
  files: ReadonlyMap<string, TemplateFile>,
): TemplateProblem[] {
  const isJson = /\.(?:json|preset)$/.test(path)
  if (!isCheckable(path) && !isJson) return []
  if (text.length > maxCheckedText) {
    const message = `A file of more than ${maxCheckedText} characters is not checked here.`
    return [fileWarning(path, 'FILE_TOO_LARGE', message)]
  }
  const inFile = { path, place: path }
  if (isCheckable(path)) {
    const found = checkTemplateFile(language, path, text, files).map((mistake) => ({
      ...mistake,
      ...inFile,
    }))
    if (path !== 'template.conf' || found.length > 0) return found
    return missingFiles(text, files)
  }
  const unreadable = findUnreadable(text)
  if (unreadable === undefined) return []
  const place = new TextPlaces(text).at(unreadable.at)
  const { message } = unreadable
  return [{ severity: 'error', code: 'JSON_UNREADABLE', message, ...place, ...inFile }]
}

/** A warning about a file as a whole. */
export function fileWarning(path: string, code: string, message: string): TemplateProblem {
  return { severity: 'warning', code, message, path, place: path, line: 1, column: 1 }
}

/** What `template.conf` names and the template does not hold, and what it lacks itself. */
function missingFiles(text: string, files: ReadonlyMap<string, TemplateFile>): TemplateProblem[] {
  const conf = readTemplateConf(text)
  const places = new TextPlaces(text)
  const warn = (code: string, message: string, word: string): TemplateProblem => ({
    severity: 'warning',
    code,
    message,
    path: 'template.conf',
    place: 'template.conf',
    ...places.at(Math.max(0, text.indexOf(word))),
  })
  const regions = [...conf.layouts.values()].flatMap((layout) => layout.regions)
  return [
    ...conf.warnings.map((warning) => warn('CONF_INCOMPLETE', warning, '"layouts"')),
    ...[...new Set(regions)]
      .filter((name) => !files.has(`${name}.region`))
      .map((name) => warn('FILE_MISSING', `There is no file ${name}.region.`, `"${name}`)),
    ...conf.stylesheets
      .filter((name) => !files.has(`styles/${name}`))
      .map((name) => warn('FILE_MISSING', `There is no file styles/${name}.`, `"${name}"`)),
  ]
}
