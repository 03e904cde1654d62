import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readGoldenFile } from '@vitrine/template-language/testing/golden-file.ts'
import { describe, expect, test } from 'vitest'
import { render } from './render-template.ts'

const features = dirname(import.meta.dirname)
const files = readdirSync(features, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.golden'))
  .toSorted()

describe.each([...new Set(files.map((path) => dirname(dirname(path))))])(
  "templates of %s, as that feature's golden files show them",
  (feature) => {
    const own = files.filter((path) => path.startsWith(join(feature, 'golden')))
    test.each(own.map((path) => [basename(path, '.golden').replaceAll('-', ' '), path]))(
      '%s',
      (_title, path) => {
        const golden = readGoldenFile(readFileSync(join(features, path), 'utf8'))
        const { output, errors } = render(golden.template, golden.json, golden.params)
        expect(output.trim()).toBe(golden.output.trim())
        expect(errors.map(({ message }) => message).toSorted()).toEqual(golden.errors)
      },
    )
  },
)
