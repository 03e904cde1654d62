import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepKeys, type KeptKeys } from './kept-keys.ts'
import { findBlock, type PageBlock } from './page-block.ts'

const layoutId = 'page'
let chosen: string
let picked: string[]
let keys: KeptKeys

const named = (blockId: string) => ({ layoutId, blockId })
const block = (blockId: string) => findBlock(named(blockId))
const element = (blockId: string) => block(blockId)?.element
const withKeys = () => document.activeElement?.id.replace('block-', '') ?? ''

function draw(...blockIds: string[]): void {
  document.body.innerHTML = `<div data-layout-id="${layoutId}">${blockIds
    .map((id) => `<div class="sqs-block" id="block-${id}" tabindex="-1"></div>`)
    .join('')}</div>`
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

/** The page loses the keys to a dialog of the editor, as a frame does that cannot be used. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  globalThis.dispatchEvent(new Event('blur'))
}

const comeBack = () => globalThis.dispatchEvent(new Event('focus'))

beforeAll(() => {
  keys = keepKeys({
    name: () => (chosen === '' ? undefined : named(chosen)),
    block: () => block(chosen),
    choose: ({ blockId }: PageBlock) => {
      chosen = blockId
      picked.push(blockId)
    },
  })
})
beforeEach(() => {
  // the simulated browser has none; ids here need none
  vi.stubGlobal('CSS', { escape: (id: string) => id })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  // it takes what happened in the test before for a pointer
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector)
  })
  draw('first', 'second')
  chosen = ''
  picked = []
  document.dispatchEvent(new Event('pointerdown'))
  element('first')?.focus()
  press('/')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

describe('whoever comes to a block by keys', () => {
  it('chooses it', () => {
    expect(picked).toEqual(['first'])
    expect(keys.areAdrift()).toBe(false)
  })
})

describe('keys that come back from the editor', () => {
  it('go to the block that was chosen there, though the page hears of it later', () => {
    leave()
    comeBack()
    keys.keep()
    expect(withKeys()).toBe('first')
    expect(keys.areAdrift()).toBe(true)
    chosen = 'second'
    keys.keep()
    expect(withKeys()).toBe('second')
    expect(picked).toEqual(['first'])
  })

  it('stay where a press has put them, however long it takes', () => {
    leave()
    document.dispatchEvent(new Event('pointerdown'))
    comeBack()
    element('second')?.focus()
    chosen = 'first'
    keys.keep()
    expect(withKeys()).toBe('second')
    document.dispatchEvent(new Event('pointerup'))
  })

  it('wait for a block that does not stand on the page yet', () => {
    leave()
    chosen = 'third'
    comeBack()
    element('first')?.focus()
    expect(withKeys()).toBe('')
    draw('first', 'second')
    keys.keep()
    expect(keys.areAdrift()).toBe(true)
    draw('first', 'second', 'third')
    keys.keep()
    expect(withKeys()).toBe('third')
    expect(picked).toEqual(['first'])
  })

  it('are still the same where their block was drawn anew meanwhile', () => {
    leave()
    draw('first', 'second')
    comeBack()
    chosen = 'second'
    element('first')?.focus()
    expect(withKeys()).toBe('second')
    expect(picked).toEqual(['first'])
  })

  it('are about no block where they came to a link beside the blocks', () => {
    const link = document.createElement('a')
    link.href = '#main'
    document.body.append(link)
    leave()
    comeBack()
    link.focus()
    expect(keys.areAdrift()).toBe(false)
  })

  it('are the person’s own from the next key on', () => {
    leave()
    comeBack()
    keys.keep()
    press('Tab')
    element('second')?.focus()
    chosen = 'first'
    keys.keep()
    expect(withKeys()).toBe('second')
  })
})

describe('a block that is taken away with the keys', () => {
  it('leaves them to the one that is chosen then, also from inside of it', () => {
    const field = document.createElement('input')
    element('first')?.append(field)
    field.focus()
    draw('second')
    expect(keys.areAdrift()).toBe(true)
    chosen = 'second'
    keys.keep()
    expect(withKeys()).toBe('second')
  })
})
