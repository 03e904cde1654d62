import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { templateCompletion } from './template-completion.ts'

const words = { formatters: ['date', 'html', 'json-pretty'], predicates: ['equal?', 'odd?'] }

/** What is offered at the end of a text, and how much of it would be replaced. */
function offered(text: string) {
  const state = EditorState.create({ doc: text })
  const context = new CompletionContext(state, text.length, false)
  const result = templateCompletion(() => words)(context)
  if (result === null) return null
  return { typed: text.slice(result.from), names: result.options.map(({ label }) => label) }
}

describe('completion', () => {
  it('offers instructions and predicates after the dot', () => {
    const { typed, names } = offered('<p>{.repeated s') ?? {}
    expect(typed).toBe('repeated s')
    expect(names).toEqual(expect.arrayContaining(['repeated section', 'end', 'equal?', 'odd?']))
  })

  it('offers predicates to an .or', () => {
    expect(offered('{.or eq')).toEqual({ typed: 'eq', names: words.predicates })
  })

  it('offers formatters after a bar', () => {
    expect(offered('{title|json')).toEqual({ typed: 'json', names: words.formatters })
    expect(offered('{.var @a b|html|')).toEqual({ typed: '', names: words.formatters })
  })

  it.each(['', 'a|b', '{title', '{title} .re', '{.if a', '<a href="'])(
    'has nothing for %j',
    (text) => {
      expect(offered(text)).toBeNull()
    },
  )
})
