import { expect, test } from 'vitest'
import { KeptWork } from '../views/kept-work.ts'
import {
  compileSiteStylesheet,
  type CompiledStylesheet,
  type SiteStylesheet,
} from './site-stylesheet.ts'

const sheetOf = (less: string): SiteStylesheet => ({
  address: '/site.css?v=1',
  version: less,
  sourceVersion: less,
  bodyClasses: [],
  less,
  templateLess: null,
  tweaks: [],
  parts: [{ path: null, text: less }],
  preloads: [],
  plain: '.plain{top:0}',
})

test('a stylesheet that the compiler was lost over is tried again, but not by each visitor', async () => {
  let now = 0
  const stylesheets = new KeptWork<CompiledStylesheet>({ maxEntries: 10 })
  const context = { views: { stylesheets }, uptime: () => now }
  const compile = (less: string) => compileSiteStylesheet(context, sheetOf(less))
  const greedy = '.a { width: length(range(100000000)) }'
  const first = await compile(greedy)
  expect(first.css).toContain('.plain{top:0}')
  expect(first.problems).toHaveLength(1)
  expect(first.validUntil).toBeGreaterThan(0)
  expect(await compile(greedy)).toBe(first)
  now = first.validUntil ?? 0
  const second = await compile(greedy)
  expect(second).not.toBe(first)
  expect(second.validUntil).toBeGreaterThan(now)
  // whatever the owner did wrong stays wrong
  const wrong = await compile('.a { color: @missing }')
  expect([wrong.validUntil, wrong.problems.length]).toEqual([null, 1])
})

test('rules of an owner that never end leave the template its own', async () => {
  const stylesheets = new KeptWork<CompiledStylesheet>({ maxEntries: 10 })
  const template = '.template{left:0}'
  const endless = '.own(@n) when (@n > 0) { .own(@n + 1) } .own(1);'
  const sheet = { ...sheetOf(`${template}\n${endless}`), templateLess: template }
  const made = await compileSiteStylesheet({ views: { stylesheets }, uptime: () => 0 }, sheet)
  expect(made.css).toMatch(/\.template\s*\{\s*left:\s*0/)
  expect(made.problems).toHaveLength(1)
})
