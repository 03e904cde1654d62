import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import { openTemplateLanguage } from '../template-language.ts'
import type { TemplateLanguage } from '../site/templates/template-language.ts'
import { siteLocale } from '../site/templates/site-locale.ts'
import { readTypedFile } from './read-typed-file.ts'
import { CommandError, type Terminal } from './terminal.ts'

export type RenderOptions = {
  readonly json: string
  readonly locale?: string
  readonly now?: string
  readonly zone?: string
}

/**
 * `template render FILE --json DATA`: prints the output, and the mistakes on the error output. The
 * partials are those of the template folder in which the file lies; tags of the platform, which
 * need a site, print nothing.
 */
export async function renderTemplateFile(
  terminal: Terminal,
  file: string,
  options: RenderOptions,
): Promise<void> {
  const text = await readTypedFile(terminal, file)
  const json = readData(options.json, await readTypedFile(terminal, options.json))
  const language = openTemplateLanguage()
  const { output, errors } = language.compile(text, file).render(json, {
    now: readInstant(options.now, terminal),
    timeZone: readZone(options.zone),
    locale: readLocale(options.locale),
    partials: openPartials(language, dirname(resolve(terminal.workingFolder, file))),
  })
  terminal.out(output)
  for (const { template, line, column, code, message } of errors) {
    terminal.err(`${template}:${line}:${column} error ${code}: ${message}\n`)
  }
  if (errors.length > 0) {
    throw new CommandError(`Rendered with ${errors.length} error${errors.length > 1 ? 's' : ''}.`)
  }
}

function readData(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${name} is not valid JSON: ${reason}`)
  }
}

function readInstant(given: string | undefined, { clock }: Terminal): number {
  if (given === undefined) return clock()
  const instant = /^-?\d+$/.test(given) ? Number(given) : Date.parse(given)
  if (Number.isFinite(instant)) return instant
  throw new CommandError(`--now is an instant such as 2026-05-01T12:00:00Z, not "${given}".`)
}

function readZone(zone: string | undefined): string | undefined {
  if (zone === undefined) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw new CommandError(`There is no time zone "${zone}"; one is Europe/Berlin.`)
  }
}

function readLocale(given = 'en-US') {
  try {
    return siteLocale(new Intl.Locale(given).toString())
  } catch {
    throw new CommandError(`There is no locale "${given}"; one is de-DE.`)
  }
}

/** Partials by the names that `apply` uses, from the folder that holds `template.conf`. */
function openPartials(
  language: TemplateLanguage,
  start: string,
): (name: string) => CompiledTemplate | undefined {
  const root = findTemplateFolder(start)
  const kept = new Map<string, CompiledTemplate | undefined>()
  const find = (name: string): CompiledTemplate | undefined => {
    const stem = name.replace(/\.block$/, '').replace(/^\//, '')
    for (const path of [`blocks/${stem}.block`, `${stem}.block`]) {
      const full = resolve(root, path)
      if (!full.startsWith(root + sep) || !existsSync(full)) continue
      return language.compile(readFileSync(full, 'utf8'), path)
    }
    return undefined
  }
  return (name) => {
    if (!kept.has(name)) kept.set(name, find(name))
    return kept.get(name)
  }
}

function findTemplateFolder(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'template.conf'))) return folder
  }
  return start
}
