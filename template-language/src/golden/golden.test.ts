import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemplateEngine } from '../template-engine.ts'
import type { CompiledTemplate } from '../compiled-template.ts'

const folder = import.meta.dirname
const engine = createTemplateEngine()

function readSections(file: string): Record<string, string> {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^:([A-Z]+)\n/m)
  const sections: Record<string, string> = {}
  for (let place = 0; place + 1 < parts.length; place += 2) {
    sections[parts[place] ?? ''] = (parts[place + 1] ?? '').trimEnd()
  }
  return sections
}

describe('the template language as its golden files show it', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.golden'))) {
    test(file.replace('.golden', '').replaceAll('-', ' '), () => {
      const sections = readSections(join(folder, file))
      const partialTexts = JSON.parse(sections['PARTIALS'] ?? '{}') as Record<string, string>
      const partials = new Map<string, CompiledTemplate>(
        Object.entries(partialTexts).map(([name, text]) => [name, engine.compile(text, name)]),
      )
      const template = engine.compile(sections['TEMPLATE'] ?? '', file)
      const rendering = template.render(JSON.parse(sections['JSON'] ?? '{}'), {
        now: 0,
        partials: (name) => partials.get(name),
        injects: JSON.parse(sections['INJECT'] ?? '{}') as Record<string, unknown>,
      })
      expect(rendering.output.trimEnd()).toBe(sections['OUTPUT'])
      const wanted: unknown = JSON.parse(sections['ERRORS'] ?? '[]')
      expect(rendering.errors.map((error) => error.message).toSorted()).toEqual(
        (wanted as string[]).toSorted(),
      )
    })
  }
})
