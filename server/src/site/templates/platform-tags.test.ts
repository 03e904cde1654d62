import { describe, expect, test } from 'vitest'
import type { HostTag } from '@vitrine/template-language/host-tags.ts'
import { findPlatformTag } from './platform-tags.ts'

function all(text: string): HostTag[] {
  const tags: HostTag[] = []
  for (let tag = findPlatformTag(text); tag !== undefined; tag = findPlatformTag(text, tag.end)) {
    tags.push(tag)
  }
  return tags
}

describe('finding platform tags in template text', () => {
  test('variables are found with their exact place', () => {
    const text = '<body id="{squarespace.page-id}">{squarespace-headers}{squarespace.main-content}'
    expect(all(text).map((tag) => [tag.name, text.slice(tag.start, tag.end)])).toEqual([
      ['squarespace.page-id', '{squarespace.page-id}'],
      ['squarespace-headers', '{squarespace-headers}'],
      ['squarespace.main-content', '{squarespace.main-content}'],
    ])
  })

  test('a tag may be closed by itself, left open, or hold a body', () => {
    const text =
      '<squarespace:block-field id="a" columns="1" />' +
      '<squarespace:script src="a.js">' +
      '<squarespace:query collection="blog" limit="3">{.repeated section items}{title}{.end}</squarespace:query>'
    expect(all(text).map(({ name, attributes, body }) => ({ name, attributes, body }))).toEqual([
      { name: 'block-field', attributes: { id: 'a', columns: '1' }, body: null },
      { name: 'script', attributes: { src: 'a.js' }, body: null },
      {
        name: 'query',
        attributes: { collection: 'blog', limit: '3' },
        body: '{.repeated section items}{title}{.end}',
      },
    ])
  })

  test('an attribute holds template text, with its own quotes inside the braces', () => {
    const [tag] = all(
      `<squarespace:block-field id="f-{id}" class="{.equal? a "x"}b{.end}" label='L'/>`,
    )
    expect(tag?.attributes).toEqual({ id: 'f-{id}', class: '{.equal? a "x"}b{.end}', label: 'L' })
  })

  test('a tag inside an attribute of an element is found', () => {
    const text =
      '<body class="a <squarespace:navigation navigationId="main">{.if items.0} has{.end}</squarespace:navigation>">'
    const [tag] = all(text)
    expect(tag?.body).toBe('{.if items.0} has{.end}')
    expect(text.slice(tag?.end)).toBe('">')
  })

  test('one that names its template and stays open does not swallow a later one', () => {
    const text =
      '<squarespace:navigation navigationId="a" template="t"><p></p>' +
      '<squarespace:navigation navigationId="b" template="u"></squarespace:navigation>'
    expect(all(text).map((tag) => tag.attributes['navigationId'])).toEqual(['a', 'b'])
  })

  test('a query inside a query belongs to the outer body', () => {
    const inner = '<squarespace:query collection="b">x</squarespace:query>'
    const [tag, more] = all(`<squarespace:query collection="a">${inner}</squarespace:query>`)
    expect(tag?.body).toBe(inner)
    expect(more).toBeUndefined()
  })

  test('text that only looks like a tag stays text', () => {
    expect(all('<squarespace:navigation "oops"> {squarespace} { squarespace-headers }')).toEqual([])
  })
})
