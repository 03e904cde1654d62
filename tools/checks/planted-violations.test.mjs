import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlantedProject } from '../testing/planted-project.mjs'
import { actionScreens } from './action-screens.mjs'
import { areaWalls } from './areas.mjs'
import { barrels } from './barrels.mjs'
import { caches } from './caches.mjs'
import { deadCode } from './dead-code.mjs'
import { documents } from './documents.mjs'
import { exactMoney } from './exact-money.mjs'
import { featureFolders } from './feature-folders.mjs'
import { format } from './format.mjs'
import { lateImports } from './late-imports.mjs'
import { linearPatterns } from './linear-patterns.mjs'
import { lint } from './lint.mjs'
import { lockfile } from './lockfile.mjs'
import { messageCatalogue, specificationPath } from './message-catalogue.mjs'
import { lintNeighbours, lintViolations } from './planted-lint-violations.mjs'
import { purity } from './purity.mjs'
import { types } from './types.mjs'
import { unfinishedWords } from './unfinished-words.mjs'

describe('the walls and rules of the lint', () => {
  let project
  let report
  beforeAll(async () => {
    project = createPlantedProject()
    for (const { path, text, beside = {} } of lintViolations) {
      project.plant(path, text)
      for (const [other, otherText] of Object.entries(beside)) project.plant(other, otherText)
    }
    for (const [path, text] of Object.entries(lintNeighbours)) project.plant(path, text)
    report = (await lint.run(project.folder)).join('\n').split('\n')
  })
  afterAll(() => project.remove())

  for (const { title, path, refusal } of lintViolations) {
    test(`refuse it when ${title}`, () => {
      const said = report.filter((line) => line.startsWith(`${path}:`))
      expect(said.join('\n')).toContain(`(${refusal})`)
    })
  }

  test('leave alone what is allowed', () => {
    const neighbours = Object.keys(lintNeighbours)
    const said = report.filter((line) => neighbours.some((path) => line.startsWith(path)))
    expect(said).toEqual([])
  })
})

/** Runs a check on a project that has these files only. */
async function refusalsOf(check, files, ...rest) {
  const project = createPlantedProject()
  try {
    for (const [path, text] of Object.entries(files)) project.plant(path, text)
    return (await check.run(project.folder, ...rest)).join('\n')
  } finally {
    project.remove()
  }
}

describe('the other checks', () => {
  test('refuse an owner action without a screen, and an excuse that nobody needs', async () => {
    const files = {
      'rules/src/site/pages/plant-actions.ts':
        "export const a = ownerAction({ name: 'plant-tree' })\nexport const b = ownerAction({ name: 'fell-tree' })\n",
      'editor/src/site/pages/plant.tsx': "perform({ action: 'fell-tree' })\n",
      'editor/src/site/pages/plant.test.tsx': "perform({ action: 'plant-tree' })\n",
    }
    const said = await refusalsOf(actionScreens, files, new Map([['fell-tree', 'wind']]))
    expect(said).toContain('rules/src/site/pages/plant-actions.ts:1 declares "plant-tree"')
    expect(said).toContain('excuses "fell-tree" without need')
    expect(said.split('\n')).toHaveLength(2)
  })

  test('refuse a file that is not formatted', async () => {
    const said = await refusalsOf(format, {
      'rules/src/ground/money/plant.ts': 'export const a = "b";\n',
    })
    expect(said).toContain('rules/src/ground/money/plant.ts')
  })

  test('refuse a type error, in sources and in tests', async () => {
    const said = await refusalsOf(types, {
      'rules/src/ground/money/plant.ts': "export const price: number = 'one'\n",
      'rules/src/ground/money/plant-more.test.ts': 'export const text: string = 1\n',
      'storefront/src/shop/cart/plant.ts':
        'export const first = (all: string[]): string => all[0]\n',
    })
    expect(said).toContain('rules/src/ground/money/plant.ts(1,14): error TS2322')
    expect(said).toContain('rules/src/ground/money/plant-more.test.ts(1,14): error TS2322')
    expect(said).toContain('storefront/src/shop/cart/plant.ts(1,')
  })

  test('refuse node in a rule at type level too', async () => {
    const said = await refusalsOf(types, {
      'rules/src/ground/money/plant.ts': 'export const it = process.env\n',
    })
    expect(said).toContain("Cannot find name 'process'")
  })

  test.for([
    "export { price } from './price.ts'\n",
    "export type { Price } from './price.ts'\n",
    "export * from './price.ts'\n",
    "import { price } from './price.ts'\n\nexport { price }\n",
  ])('refuse a barrel: %s', async (text) => {
    const said = await refusalsOf(barrels, {
      'rules/src/ground/money/plant.ts': `const a = 1\n${text}`,
    })
    expect(said).toContain('rules/src/ground/money/plant.ts:')
  })

  test('take a list of names for no barrel', async () => {
    const text =
      'const price = 1\nconst quoted = "export * from \'x\'"\n\nexport { price, quoted }\n'
    expect(await refusalsOf(barrels, { 'rules/src/ground/money/plant.ts': text })).toBe('')
  })

  test.for([
    'const kept = new Map<string, object>()\n',
    'export const kept: Map<string, object> = new Map()\n',
    'const kept = new Map([[1, 2]])\nexport const keep = (key: number) => kept.set(key, 1)\n',
    'const kept = { secure: new Set<string>(), plain: new Set<string>() }\n',
    'let kept = new Map()\n',
    'const kept: Record<string, string> = {}\nkept["a"] = "b"\n',
    'class Pages {\n  static readonly kept = new Map()\n}\n',
    'const kept = new WeakMap<Database, Map<string, object>>()\n',
    'const kept: WeakMap<Database, object> = new WeakMap()\n',
    "import { LRUCache } from 'lru-cache'\n",
    'export const open = () => new Kept({ maxEntries: 5 })\n',
  ])('refuse a cache that has no owner: %s', async (text) => {
    const said = await refusalsOf(caches, { 'server/src/shop/cart/plant.ts': text })
    expect(said).toContain('server/src/shop/cart/plant.ts:')
  })

  test('let be what is no cache, what hangs on a body, and what its owner makes', async () => {
    const text = [
      "const words = new Set(['a', 'b'])",
      'const made = new WeakMap<SiteSettings, object>()',
      'export function sums() {\n  const sums = new Map()\n  return sums.set(words, made)\n}',
      'export class Names {\n  readonly names = new Map()\n}',
    ].join('\n')
    const kept = "import { LRUCache } from 'lru-cache'\nexport class Kept {}\n"
    const views = 'export const open = () => new Kept({ maxEntries: 5 })\n'
    const files = {
      'server/src/shop/cart/plant.ts': text,
      'server/src/shop/cart/plant.test.ts': 'const kept = new Map()\n',
      'server/src/site/views/kept.ts': kept,
      'server/src/site/views/site-views.ts': views,
    }
    expect(await refusalsOf(caches, files)).toBe('')
  })

  test.for([
    'new Date()',
    'new Date',
    'Date()',
    'Date.now()',
    "Date['now']()",
    'Math.random()',
    'Temporal.Now.instant()',
  ])('refuse a rule that says %s', async (expression) => {
    const files = { 'rules/src/ground/money/plant.ts': `export const it = ${expression}\n` }
    expect(await refusalsOf(purity, files)).toContain('rules/src/ground/money/plant.ts:1')
  })

  test.for([
    '0.5 * 3',
    'Number.parseFloat("1.2")',
    '(12).toFixed(2)',
    '12 / 7',
    '(12 / 7) * 100',
    'Math.round(12) / 7',
  ])('refuse that money is counted as %s', async (expression) => {
    const text = `export const it = ${expression}\n`
    for (const path of ['rules/src/shop/orders/plant.ts', 'server/src/shop/checkout/plant.ts']) {
      expect(await refusalsOf(exactMoney, { [path]: text })).toContain(`${path}:1`)
    }
  })

  test('let money be divided where that is rounded at once', async () => {
    const text = 'export const it = [Math.floor(12 / 7), Number(12n / 7n), 1e6, 12 * 7]\n'
    const files = { 'rules/src/shop/orders/plant.ts': text }
    expect(await refusalsOf(exactMoney, files)).toBe('')
  })

  test('let a rule read an instant that it was given', async () => {
    const files = {
      'rules/src/ground/money/plant.ts':
        "// never Date.now()\nexport const it = (now: number) => [new Date(now), 'Math.random()']\n",
      'server/src/ground/http/plant.ts': 'export const now = () => Date.now()\n',
    }
    expect(await refusalsOf(purity, files)).toBe('')
  })

  test.for([
    ['/^\\d{1,2}\\s*\\/?\\s*\\d{2}$/', 'takes 2nd degree polynomial time'],
    ['/\\s+$/', 'takes 2nd degree polynomial time'],
    ['/^(?:[.-][a-z][a-z-]*)+$/', 'takes exponential time'],
    ["new RegExp('^(a+)+$', 'i')", 'takes exponential time'],
    ['/^[a-z]+$/', 'is linear and not recorded'],
    ['new RegExp(`^${word}+$`)', 'puts a pattern together'],
  ])('refuse a pattern that could take long, or of which nobody knows: %s', async ([text, why]) => {
    const plant = `const word = 'a'\nexport const found = { word, pattern: ${text} }\n`
    for (const path of ['rules/src/ground/money/plant.ts', 'server/src/shop/cart/plant.ts']) {
      expect(await refusalsOf(linearPatterns, { [path]: plant }, [])).toContain(`${path}:2`)
      expect(await refusalsOf(linearPatterns, { [path]: plant }, [])).toContain(why)
    }
  })

  test('let a pattern be that is recorded as linear, or has no repetition without an end', async () => {
    const files = {
      'template-language/src/plant.ts': 'export const all = [/^[a-z]+$/i, /^a{1,9}b?$/]\n',
    }
    expect(await refusalsOf(linearPatterns, files, ['/^[a-z]+$/i'])).toBe('')
    expect(await refusalsOf(linearPatterns, files, ['/^[a-z]+$/i', '/x+/'])).toContain('/x+/')
  })

  test.for([
    ['rules/src/shop/cart/plant.ts', "import('node:fs')"],
    ['template-language/src/plant.ts', "import('@vitrine/rules/ground/ids/ids.ts')"],
    ['storefront/src/shop/cart/plant.ts', "import('@vitrine/rules/shop/cart/cart-api.ts')"],
    ['storefront/src/shop/cart/plant.ts', "import('zod')"],
    ['storefront/src/shop/cart/plant.ts', "import('react-dom/client')"],
    ['editor/src/shop/cart/plant.ts', "import('@vitrine/server/main.ts')"],
    ['server/src/shop/cart/plant.ts', "import('../stock/stock-store.ts')"],
    ['server/src/shop/cart/plant.ts', "import('../../../rules/src/ground/ids/ids.ts')"],
    ['storefront/src/shop/cart/plant.ts', 'import(name)'],
  ])('refuse that %s says %s', async ([path, expression]) => {
    const files = { [path]: `export const late = (name: string) => ${expression}\n` }
    expect(await refusalsOf(lateImports, files)).toContain(`${path}:1 may not import`)
  })

  test('let an island be loaded late', async () => {
    const files = {
      'storefront/src/plant.ts': "export const late = () => import('./cart/mount-cart-pill.ts')\n",
    }
    expect(await refusalsOf(lateImports, files)).toBe('')
  })

  test.each([
    ['rules/src/ground/money/plant.ts', '../../site/design/color.ts', 'ground stands below site'],
    ['server/src/site/pages/plant.ts', '../../shop/cart/load-cart.ts', 'site stands below shop'],
    [
      'server/src/people/roles/plant.ts',
      '@vitrine/rules/shop/cart/cart.ts',
      'people stands below shop',
    ],
    ['editor/src/shop/orders/plant.ts', '../../router.tsx', 'shop stands below the root'],
  ])('refuse that %s imports %s', async (path, specifier, why) => {
    for (const text of [
      `import type { It } from '${specifier}'\n\nexport type Same = It\n`,
      `export const late = () => import('${specifier}')\n`,
    ]) {
      expect(await refusalsOf(areaWalls, { [path]: text })).toContain(why)
    }
  })

  test('refuse files that stand on each other, by their types too', async () => {
    const said = await refusalsOf(areaWalls, {
      'rules/src/ground/money/plant.ts':
        "import type { B } from './plant-b.ts'\n\nexport type A = B\n",
      'rules/src/ground/money/plant-b.ts':
        "import type { A } from './plant.ts'\n\nexport type B = A[]\n",
    })
    expect(said).toContain(
      'in a circle: rules/src/ground/money/plant-b.ts, rules/src/ground/money/plant.ts.',
    )
  })

  test('refuse rooms of one area that stand on each other', async () => {
    const said = await refusalsOf(areaWalls, {
      'server/src/site/plants/one.ts':
        "import { b } from '../trees/two.ts'\n\nexport const a = b\n",
      'server/src/site/trees/two.ts': 'export const b = 1\n',
      'server/src/site/trees/three.ts':
        "import { c } from '../plants/four.ts'\n\nexport const d = c\n",
      'server/src/site/plants/four.ts': 'export const c = 1\n',
    })
    expect(said).toBe(
      'These rooms import each other in a circle: server/src/site/plants, server/src/site/trees.',
    )
  })

  test('let an area import those before it, and the root all of them', async () => {
    const said = await refusalsOf(areaWalls, {
      'server/src/shop/cart/plant.ts':
        "import { a } from '../../site/plants/plant.ts'\nimport type { Money } from '@vitrine/rules/ground/money/money.ts'\n\nexport const it = (one: Money) => [a, one]\n",
      'server/src/plant.ts':
        "import { it } from './shop/cart/plant.ts'\n\nexport const all = [it]\n",
    })
    expect(said).toBe('')
  })

  test('refuse a folder that is no feature, and one that says nothing', async () => {
    const said = await refusalsOf(featureFolders, {
      'server/src/basket/plant.ts': 'export const it = 1\n',
      'rules/src/utils/plant.ts': 'export const it = 1\n',
      'rules/src/site/cart/plant.ts': 'export const it = 1\n',
      'rules/src/shop/cart/good.ts': 'export const it = 1\n',
    })
    expect(said).toContain('server/src/basket is no word')
    expect(said).toContain('rules/src/site/cart is no word')
    expect(said).toContain('rules/src/utils says nothing')
    expect(said).not.toContain('rules/src/shop/cart')
  })

  test('refuse notes about unfinished work', async () => {
    const word = 'TO' + 'DO'
    const said = await refusalsOf(unfinishedWords, {
      'rules/src/ground/money/plant.ts': `export const it = 1 // ${word} round\n`,
      'rules/src/ground/money/good.ts': `export const it = '${word}'\n`,
    })
    expect(said).toContain('rules/src/ground/money/plant.ts:1')
    expect(said).not.toContain('good.ts')
  })

  test.for(['skip', 'only', 'todo', 'skip.each([1])'])(
    'refuse a test that is held back with .%s',
    async (word) => {
      const text = `import { test } from 'vitest'\n\ntest.${word}('a price', () => {})\n`
      const said = await refusalsOf(unfinishedWords, {
        'rules/src/ground/money/plant.test.ts': text,
      })
      expect(said).toContain('rules/src/ground/money/plant.test.ts:3 holds a test back')
    },
  )

  test('refuse a specified sentence that is written differently', async () => {
    const files = {
      'rules/src/shop/cart/cart-messages.ts':
        "export const cartMessages = { soldOut: 'Sorry, it is sold out', left: (n: number) => `Only ${n} left.` }\n",
    }
    const sentences = [
      { feature: 'cart', text: 'Sorry, it is sold out.', built: true },
      { feature: 'cart', text: 'Only {} left.', built: true },
    ]
    const said = await refusalsOf(messageCatalogue, files, sentences)
    expect(said).toBe(
      'No -messages.ts file has the specified cart sentence "Sorry, it is sold out.".',
    )
  })

  test('refuse a sentence of the catalogue that the specification does not have', async () => {
    const files = {
      'rules/src/shop/cart/cart-messages.ts':
        "export const all = ['Never specified.', 'Specified.']\n",
      [specificationPath]: 'It says Specified.\n',
    }
    const sentences = [
      { feature: 'cart', text: 'Never specified.', built: true },
      { feature: 'cart', text: 'Specified.', built: true },
    ]
    const said = await refusalsOf(messageCatalogue, files, sentences)
    expect(said).toBe('The specification has no sentence "Never specified.".')
  })

  test('refuse a built sentence that the catalogue calls unbuilt', async () => {
    const files = { 'rules/src/shop/cart/cart-messages.ts': "export const all = ['Built.']\n" }
    const sentences = [{ feature: 'cart', text: 'Built.', built: false }]
    expect(await refusalsOf(messageCatalogue, files, sentences)).toContain('"Built." is built')
  })

  test('refuse a file and an export that nobody uses, and a dependency that is not declared', async () => {
    const said = await refusalsOf(deadCode, {
      'rules/src/ground/money/plant-unused.ts': 'export const unusedPrice = 1\n',
      'rules/src/ground/money/plant-undeclared.ts': "import 'left-pad'\n",
    })
    expect(said).toContain('unusedPrice')
    expect(said).toContain('left-pad')
  })

  test('refuse a document that names what is not there, and a setting that nobody is told of', async () => {
    const said = await refusalsOf(documents, {
      'docs/plant.md':
        'See `server/src/shop/cart/absent.ts`, [this](absent.md), [that](there.md), `rules/src/there.ts`.\n',
      'docs/there.md': '',
      'docs/operating.md': '| `PORT` |\n',
      'rules/src/there.ts': '',
      'server/src/ground/config/config.ts': "export const names = ['PORT', 'SECRET_PORT', 'on']\n",
    })
    expect(said).toBe(
      [
        'docs/plant.md:1 names server/src/shop/cart/absent.ts, which is not there.',
        'docs/plant.md:1 names docs/absent.md, which is not there.',
        'docs/operating.md does not list the setting SECRET_PORT.',
      ].join('\n'),
    )
  })

  test('refuse a lockfile that npm ci would refuse, or that names a registry', async () => {
    const packages = {
      '': { dependencies: {} },
      'node_modules/tool': {
        version: '1.0.0',
        resolved: 'https://registry.example/tool.tgz',
        optionalDependencies: { '@tool/linux-x64': '1.0.0' },
      },
    }
    const said = await refusalsOf(lockfile, {
      'package.json': '{ "dependencies": { "tool": "1.0.0" } }',
      'package-lock.json': JSON.stringify({ packages }, null, 2),
    })
    expect(said).toContain('lacks node_modules/@tool/linux-x64')
    expect(said).toContain('names a registry host')
    expect(said).toContain('dependencies of package.json differ')
  })
})
