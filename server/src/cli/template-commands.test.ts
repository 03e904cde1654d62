import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommandLine } from './run-command-line.ts'

let folder: string

const files: Readonly<Record<string, string>> = {
  'good/template.conf': '{ "name": "Good", } // by hand',
  'good/site.region': '<script>var a={b:1};if(a){ b }</script>{name|apply card.block}',
  'good/blocks/card.block': '<b>{@|html}</b>',
  'good/collections/shop.item': '{price|decimal minFrac:2} {at|date %H:%M} {@|nothing}',
  'bad/template.conf': '{\n  "name" oops\n}',
  'bad/site.region': '<p>\n  {.section name }{title |html}\n',
  'bad/node_modules/x.block': '{.secton}',
  'bad/notes.txt': '{.secton}',
  'whole/template.conf': '{}',
  'whole/site.region': '{a|apply card.block}{a|apply gone.block}\n<squarespace:nonsense />',
  'whole/blocks/card.block': '<b>{@}</b>',
  'warned.block': '\t{a|apply}',
  'long.block': `${'x'.repeat(200)}{a|nope}${'y'.repeat(200)}`,
  'data.json': '{"name":"Tea & Co","price":1234.5,"at":1777636800000}',
  'broken.json': '{name}',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-template-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Runs one command as a person at the terminal would. */
async function vitrine(command: string) {
  let out = ''
  let err = ''
  const code = await runCommandLine(command.split(' '), {
    env: { VITRINE_DATA: join(folder, 'data') },
    root: folder,
    workingFolder: folder,
    clock: () => Date.UTC(2026, 4, 1, 12),
    uptime: () => performance.now(),
    interruption: () => new AbortController().signal,
    random: (byteCount) => randomBytes(byteCount),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

describe('template check', () => {
  it('of a whole template knows which partials and tags there are', async () => {
    const { code, out } = await vitrine('template check whole')
    expect(code).toBe(0)
    expect(out.split('\n').filter((line) => line.startsWith('whole'))).toEqual([
      "whole/site.region:1:21 warning APPLY_PARTIAL_MISSING: Attempt to apply partial 'gone.block' which could not be found.",
      'whole/site.region:2:1 warning HOST_TAG_UNKNOWN: There is no platform tag "nonsense"; it prints nothing.',
    ])
  })

  it('shows each mistake with its file, line, column and a caret, and fails', async () => {
    expect(await vitrine('template check bad')).toEqual({
      code: 1,
      out: `bad/site.region:2:3 error EXTRA_CHARS: Extra characters found after SECTION instruction: ' '.
      {.section name }{title |html}
      ^
bad/site.region:2:19 warning EXTRA_CHARS: Extra characters found after VARIABLE instruction: ' |html'.
      {.section name }{title |html}
                      ^
bad/template.conf:2:10 error CONF_UNREADABLE: expected ":"
      "name" oops
             ^
`,
      err: '2 files checked: 2 errors, 1 warning.\n',
    })
  })

  it('passes a template folder without mistakes, and opens no database', async () => {
    const { code, out, err } = await vitrine('template check good/blocks')
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '1 file checked: 0 errors, 0 warnings.\n',
      err: '',
    })
    expect(await readdir(folder)).not.toContain('data')
  })

  it('passes a file that has warnings only', async () => {
    expect(await vitrine('template check warned.block')).toEqual({
      code: 0,
      out: `warned.block:1:2 warning FORMATTER_NEEDS_ARGS: Formatter 'apply' needs arguments but none were provided.
     {a|apply}
     ^
1 file checked: 0 errors, 1 warning.
`,
      err: '',
    })
  })

  it('shows of a long line the part around the mistake', async () => {
    const { out } = await vitrine('template check long.block')
    const [, shown = '', caret = ''] = out.split('\n')
    expect(shown).toHaveLength(104)
    expect(shown.slice(caret.indexOf('^'))).toMatch(/^\{a\|nope\}y/)
  })

  it('says in one sentence that there is nothing to check', async () => {
    expect(await vitrine('template check nowhere')).toMatchObject({
      code: 1,
      err: 'nowhere cannot be read: there is nothing of that name.\n',
    })
    expect((await vitrine('template check data.json')).err).toMatch(/holds no template file/)
  })
})

describe('template render', () => {
  it('prints what a template makes of data, with the partials of its folder', async () => {
    expect(await vitrine('template render good/site.region --json data.json')).toEqual({
      code: 0,
      out: '<script>var a={b:1};if(a){ b }</script><b>Tea &amp; Co</b>',
      err: '',
    })
  })

  it('prints mistakes on the error output and goes on', async () => {
    const command = 'template render good/collections/shop.item --json data.json'
    expect(await vitrine(`${command} --locale de-DE --zone Asia/Tokyo`)).toEqual({
      code: 1,
      out: '1.234,50 21:00 {@|nothing}',
      err: `good/collections/shop.item:1:43 error FORMATTER_UNKNOWN: Formatter 'nothing' is unknown
Rendered with 1 error.
`,
    })
  })

  it.each([
    ['--json broken.json', /^broken.json is not valid JSON: /],
    ['--json nothing.json', /^nothing.json cannot be read: there is nothing of that name\.\n$/],
    ['--json data.json --now soon', /^--now is an instant such as .+, not "soon"\.\n$/],
    ['--json data.json --zone Mars', /^There is no time zone "Mars"; one is Europe\/Berlin\.\n$/],
    ['--json data.json --locale x', /^There is no locale "x"; one is de-DE\.\n$/],
  ])('says in one sentence what is wrong with %s', async (options, sentence) => {
    const { code, err } = await vitrine(`template render warned.block ${options}`)
    expect(code).toBe(1)
    expect(err).toMatch(sentence)
  })
})
