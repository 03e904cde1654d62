import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseWords, halvesOf, textKeys, type TextWish } from './text-keys.ts'

let editor: Editor
let wishes: TextWish[] = []

function edit(content: string): Editor {
  wishes = []
  const element = document.body.appendChild(document.createElement('div'))
  const extensions = [
    StarterKit.configure({ trailingNode: false }),
    textKeys((one) => wishes.push(one)),
  ]
  editor = new Editor({ element, content, extensions })
  return editor
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  editor.view.dom.dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => {
  editor.destroy()
  document.body.replaceChildren()
})

describe('all of a text that is chosen and written anew', () => {
  it('stays a headline where it was one', () => {
    edit('<h1>The kiln</h1>')
    expect(press('a', { ctrlKey: true })).toBe(true)
    editor.commands.insertContent('A bakery')
    expect(editor.getHTML()).toBe('<h1>A bakery</h1>')
  })

  it('takes the kind of its first line where there are several', () => {
    edit('<h2>One</h2><p>Two</p><ul><li>Three</li></ul>')
    chooseWords(editor)
    const { state, view } = editor
    view.dispatch(state.tr.insertText('New', state.selection.from, state.selection.to))
    expect(editor.getHTML()).toBe('<h2>New</h2>')
  })
})

describe('keys that ask for more than a text', () => {
  it('ask for a link, and for two texts', () => {
    edit('<p>One two</p><p>Three</p>')
    editor.commands.setTextSelection(5)
    expect(press('k', { ctrlKey: true })).toBe(true)
    expect(press('Enter', { ctrlKey: true })).toBe(true)
    const halves = { before: '<p>One </p>', after: '<p>two</p><p>Three</p>' }
    expect(wishes).toEqual([{ kind: 'link' }, { kind: 'split', ...halves, insert: false }])
  })

  it('ask for a block by a slash in an empty line, where it is a letter too, and nowhere else', () => {
    edit('<h1>Hello</h1><p></p><p>Bye</p>')
    editor.commands.setTextSelection(8)
    expect(press('/')).toBe(false)
    expect(wishes).toEqual([
      { kind: 'split', before: '<h1>Hello</h1>', after: '<p>Bye</p>', insert: true },
    ])
    editor.commands.setTextSelection(3)
    expect(press('/')).toBe(false)
    expect(wishes).toHaveLength(1)
  })

  it('ask for one text with the one before only from the start of a paragraph', () => {
    edit('<p>Hello</p>')
    editor.commands.setTextSelection(3)
    press('Backspace')
    expect(wishes).toEqual([])
    editor.commands.setTextSelection(1)
    expect(press('Backspace')).toBe(true)
    expect(wishes).toEqual([{ kind: 'merge' }])
  })
})

it('a list that is cut goes on in both halves', () => {
  edit('<ul><li>One</li><li>Two</li></ul>')
  editor.commands.setTextSelection(editor.state.doc.content.size - 4)
  const { before, after } = halvesOf(editor)
  expect(before).toContain('One')
  expect(after).toContain('<li>')
})
