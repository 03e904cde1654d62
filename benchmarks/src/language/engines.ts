import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CLDRFramework } from '@phensley/cldr'
import { Compiler } from '@squarespace/template-engine'
import { utf8Bytes } from '@vitrine/server/ground/http/utf8-bytes.ts'
import { openTemplateLanguage } from '@vitrine/server/template-language.ts'
import { siteLocale } from '@vitrine/server/site/templates/site-locale.ts'
import type { Page } from './peers.ts'

const language = 'en-US'
const now = 1_760_000_000_000

export type BytesPage = (data: object) => Buffer

/** Our engine, with all that sites may use. A template with a mistake is not measured. */
export function compileOurs(text: string): Page {
  const template = openTemplateLanguage().engine.compile(text, 'page')
  const locale = siteLocale(language)
  return (data) => {
    const { output, errors } = template.render(data, { now, locale })
    if (errors[0] !== undefined) throw new Error(`our engine: ${errors[0].message}`)
    return output
  }
}

export function compileOurBytes(text: string): BytesPage {
  const page = compileOurs(text)
  return (data) => utf8Bytes(page(data))
}

const require = createRequire(import.meta.url)

/** The npm engine of the same language. */
export function compileNpmEngine(text: string): BytesPage {
  const framework = new CLDRFramework({
    loader: (name) => readFileSync(require.resolve(`@phensley/cldr/packs/${name}.json`), 'utf8'),
  })
  const cldr = framework.get(language)
  const compiler = new Compiler()
  const { code } = compiler.parse(text)
  return (json) => Buffer.from(compiler.execute({ code, json, cldr, now }).ctx.render())
}
