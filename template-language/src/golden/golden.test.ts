import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemplateEngine } from '../template-engine.ts'
import type { CompiledTemplate } from '../compiled-template.ts'
import { readGoldenFile } from '../testing/golden-file.ts'

const folder = import.meta.dirname
const engine = createTemplateEngine()

describe('the template language as its golden files show it', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.golden'))) {
    test(file.replace('.golden', '').replaceAll('-', ' '), () => {
      const golden = readGoldenFile(readFileSync(join(folder, file), 'utf8'))
      const partials = new Map<string, CompiledTemplate>(
        Object.entries(golden.partials).map(([name, text]) => [name, engine.compile(text, name)]),
      )
      const rendering = engine.compile(golden.template, file).render(golden.json, {
        now: 0,
        partials: (name) => partials.get(name),
        injects: golden.injects,
      })
      expect(rendering.output.trimEnd()).toBe(golden.output)
      expect(rendering.errors.map((error) => error.message).toSorted()).toEqual(golden.errors)
    })
  }
})
