import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import {
  checkTemplateFile,
  isCheckable,
  type FileMistake,
} from '../site/template-checks/check-template-file.ts'
import { openTemplateLanguage } from '../template-language.ts'
import { readTypedFile, reasonOf } from './read-typed-file.ts'
import { CommandError, type Terminal } from './terminal.ts'

const widestExcerpt = 100

/** `template check PATH`: prints every mistake and a summary. Refused when one is an error. */
export async function checkTemplates(terminal: Terminal, path: string): Promise<void> {
  const files = await listTemplateFiles(terminal, path)
  const language = openTemplateLanguage()
  let errors = 0
  let warnings = 0
  for (const file of files) {
    const text = await readTypedFile(terminal, file)
    for (const mistake of checkTemplateFile(language, file, text, templateOf(file, files))) {
      if (mistake.severity === 'error') errors++
      else warnings++
      terminal.out(describe(file, text, mistake))
    }
  }
  const summary = `${count(files.length, 'file')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`
  if (errors > 0) throw new CommandError(summary)
  terminal.out(`${summary}\n`)
}

/** The paths of the template that a file belongs to: all that lie beside or below its conf. */
function templateOf(file: string, files: readonly string[]): ReadonlySet<string> | undefined {
  const roots = files
    .filter((one) => basename(one) === 'template.conf')
    .map((conf) => dirname(conf))
    .filter((folder) => !relative(folder, file).startsWith('..'))
  const root = roots.toSorted((a, b) => b.length - a.length)[0]
  if (root === undefined) return undefined
  return new Set(files.map((one) => relative(root, one).split(sep).join('/')))
}

async function listTemplateFiles({ workingFolder }: Terminal, path: string): Promise<string[]> {
  const start = resolve(workingFolder, path)
  let isFolder: boolean
  try {
    isFolder = (await stat(start)).isDirectory()
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
  const files = isFolder ? await listFolder(start) : [start]
  if (files.length === 0 || !files.every(isCheckable)) {
    throw new CommandError(
      `${path} holds no template file (.region, .list, .item, .block, .page, .conf, strings/template-*.json).`,
    )
  }
  return files.map((file) => relative(workingFolder, file)).toSorted()
}

async function listFolder(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) {
        found.push(...(await listFolder(path)))
      }
    } else if (entry.isFile() && isCheckable(path)) found.push(path)
  }
  return found
}

/** The mistake, then its line with a caret under its place. */
function describe(file: string, text: string, mistake: FileMistake): string {
  const { line, column, severity, code, message } = mistake
  return `${file}:${line}:${column} ${severity} ${code}: ${message}\n${excerpt(text, line, column)}\n`
}

/** Of a long line, such as a minified one, the part around the place is shown. */
function excerpt(text: string, line: number, column: number): string {
  const whole = (text.split('\n')[line - 1] ?? '').replace(/\r$/, '')
  const from = column > widestExcerpt ? column - widestExcerpt / 2 : 0
  const shown = whole.slice(from, from + widestExcerpt).replaceAll('\t', ' ')
  return `    ${shown}\n    ${' '.repeat(column - 1 - from)}^`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
