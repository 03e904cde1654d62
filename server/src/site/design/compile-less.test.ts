import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileLess } from './compile-less.ts'

async function css(source: string): Promise<string> {
  return (await compileLess(source)).css.replace(/\s+/g, ' ').replace(/ \}/g, '}').trim()
}

describe('older LESS goes on working', () => {
  test.each([
    [
      'a selector escape',
      '@n: 3; (~".x:nth-child(@{n}n+1)") { top: 0 }',
      '.x:nth-child(3n + 1){top: 0}',
    ],
    ['a mixin without parentheses', '.m { top: 0 } .a { .m; }', '.m{top: 0} .a{top: 0}'],
    ['a division without parentheses', '@w: 100px; .a { width: @w/2; }', '.a{width: 50px}'],
    ['a variable in a selector', '@n: foo; .a-@{n} { top: 0 }', '.a-foo{top: 0}'],
    ['a guarded mixin', '.b(@a) when (@a > 1) { top: @a } .c { .b(2); }', '.c{top: 2}'],
    ['a star hack', '.a { *zoom: 1 }', '.a{*zoom: 1}'],
    [
      'a variable as media query',
      '@m: ~"screen"; @media @m { .a { top: 0 } }',
      '@media screen{.a{top: 0}}',
    ],
    [
      'mixin arguments',
      '.b(@x:0;@y:0) { margin: @arguments } .a { .b(1px;2px) }',
      '.a{margin: 1px 2px}',
    ],
    ['a colour function', '.a { color: darken(#fff, 10%) }', '.a{color: #e6e6e6}'],
  ])('%s', async (_name, source, expected) => {
    expect(await css(source)).toBe(expected)
  })

  test('a system sheet that is imported is passed over', async () => {
    expect(await css("@import 'sqs-grid-breaker';\n.a { top: 0 }")).toBe('.a{top: 0}')
  })
})

describe('modern CSS is left as it was written', () => {
  test.each([
    ['width: calc(100% - 10px)'],
    ['font-size: clamp(1rem, 2vw + 1rem, 3rem)'],
    ['grid-area: 1 / 2 / 3 / 4'],
    ['grid-row: 1/3'],
    ['aspect-ratio: 16 / 9'],
    ['color: rgb(0 0 0 / 50%)'],
    ['border-radius: 10px / 20px'],
    ['width: max(1px, 2rem)'],
    ['--b: calc(var(--a) * 2)'],
    ['color: color-mix(in oklab, red 20%, blue)'],
    ['grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr))'],
    ['font: 400 16px/1.5 Inter, sans-serif'],
  ])('%s', async (declaration) => {
    expect(await css(`.a { ${declaration}; }`)).toBe(`.a{${declaration}}`)
  })

  test.each([
    ['@container card (width > 400px)'],
    ['@layer base'],
    ['@media (width >= 40rem)'],
    ['@supports (display: grid)'],
  ])('%s', async (rule) => {
    expect(await css(`${rule} { .a { top: 0 } }`)).toBe(`${rule}{.a{top: 0}}`)
  })

  test('variables still work inside a modern value', async () => {
    expect(await css('@g: 8px; .a { width: calc(100% - @g); }')).toBe('.a{width: calc(100% - 8px)}')
  })
})

test('a statement that does not compile is left out and reported, and the rest still counts', async () => {
  const { css: made, problems } = await compileLess(
    '.a { color: red }\n.b { .nope(); color: blue }\n.c { color: @missing }\n.d { color: green }',
  )
  expect(made).toContain('.a{color: red}')
  expect(made).toContain('.b{color: blue}')
  expect(made).toContain('.d{color: green}')
  expect(problems.map((problem) => problem.line)).toEqual([2, 3])
})

test('a mistake is told with its line and column, also behind values of modern CSS', async () => {
  const { problems } = await compileLess(
    '.a {\n  grid-area:\n    1 / 2 /\n    3 / 4;\n}\n.b { width: calc(1px + 2px); color: @missing }\n.c { .nope(); }',
  )
  const places = problems.map(({ line, column, message }) => [line, column, message])
  expect(places).toEqual([
    [6, 37, 'variable @missing is undefined'],
    [7, 6, '.nope is undefined'],
  ])
})

test('an unclosed block does not lose the sheet before it', async () => {
  const { problems } = await compileLess('.a { color: red }\n.b { color: blue')
  expect(problems.length).toBeGreaterThan(0)
})

describe("an owner's stylesheet reaches nothing outside itself", () => {
  test.each([
    ['data-uri', (file: string) => `.a { background: data-uri('${file}'); top: 0 }`],
    [
      'data-uri with a type',
      (file: string) => `.a { background: data-uri('text/plain;base64','${file}') }`,
    ],
    ['an inline import', (file: string) => `@import (inline) "${file}"; .a { top: 0 }`],
    ['an import', (file: string) => `@import "${file}"; .a { top: 0 }`],
    ['an import inside a rule', (file: string) => `.a { @import (inline) "${file}"; top: 0 }`],
    ['a plug-in', (file: string) => `@plugin "${file}"; .a { width: planted() }`],
    ['image-size', (file: string) => `.a { size: image-size("${file}") }`],
    ['evaluated JavaScript', () => '.a { width: `process.pid` }'],
  ])('%s', async (_name, source) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-less-'))
    const file = join(folder, 'secret.js')
    await writeFile(
      file,
      "registerPlugin({ install: (l, m, f) => f.add('planted', () => new l.tree.Dimension(7)) }) /* a secret of the machine */",
    )
    try {
      const { css: made } = await compileLess(source(file))
      expect(made).not.toContain('secret of the machine')
      expect(made).not.toContain(Buffer.from('registerPlugin').toString('base64').slice(0, 16))
      expect(made).not.toMatch(/width: \d+/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('no address is fetched', async () => {
    const calls: string[] = []
    const server = createServer((request, response) => {
      calls.push(request.url ?? '')
      response.end('.fetched { top: 0 }')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    try {
      const origin = `http://127.0.0.1:${port}`
      const made = await css(
        `@import "${origin}/a.less"; @import (less) url(${origin}/b.css); .a { background: url(${origin}/c.png) }`,
      )
      expect(made).not.toContain('.fetched')
      expect(calls).toEqual([])
    } finally {
      server.close()
    }
  })
})

test('a stylesheet that never ends is given up', async () => {
  const { css: made, problems } = await compileLess(
    '.m(@i) when (default()) { .m(@i + 1); } .a { .m(1); }',
  )
  expect(made).not.toContain('.m')
  expect(problems.length).toBeGreaterThan(0)
})
