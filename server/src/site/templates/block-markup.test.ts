import { expect, test } from 'vitest'
import type { TemplateFile } from '@vitrine/rules/site/templates/template-file.ts'
import { openTemplateLanguage } from '../../template-language.ts'
import { openSiteTemplate } from './site-template.ts'

const language = openTemplateLanguage()
const quote = { name: 'quote' } as const
const menu = { name: 'search', isPartialName: true } as const

function templateOf(files: Readonly<Record<string, string>>) {
  const made = Object.entries(files).map(
    ([path, text]) => [path, { kind: 'text', text } as TemplateFile] as const,
  )
  return openSiteTemplate(language, new Map(made))
}

function printed(template: ReturnType<ReturnType<typeof templateOf>['block']>): string {
  const environment = { now: 0, timeZone: 'UTC', locale: undefined, partials: () => undefined }
  return template?.render({ quote: 'Words' }, environment as never).output ?? 'nothing'
}

test('an owner’s file of a block’s name stands in for it, but not where templates call partials so', () => {
  const files = { 'blocks/quote.block': 'Own quote', 'blocks/search.block': 'Own partial' }
  const template = templateOf(files)
  expect(printed(template.block(quote))).toBe('Own quote')
  expect(printed(template.block(menu))).toContain('<form class="sqs-search-ui')
  expect(printed(template.partial('search'))).toBe('Own partial')
})

test('a file whose conf names the type stands in for it, whatever it is called', () => {
  const template = templateOf({
    'blocks/looking.block': 'Own search',
    'blocks/looking.block.conf': '{ "type": "search" }',
    'blocks/gone.block.conf': '{ "type": "quote" }',
    'blocks/odd.block': 'Odd',
    'blocks/odd.block.conf': '[not json',
  })
  expect(printed(template.block(menu))).toBe('Own search')
  expect(printed(template.block(quote))).toContain('quote-block-figure')
})

test('a partial beside the regions goes before the platform’s markup of that name', () => {
  expect(printed(templateOf({ 'search.block': 'Beside' }).partial('search'))).toBe('Beside')
})
