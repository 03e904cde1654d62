import { beforeEach, describe, expect, it } from 'vitest'
import { behavingBlocks } from '../../ground/loader/behaving.ts'
import { behaviours, type Behaviour } from './behaviours.ts'
import { followBlocks } from './follow-blocks.ts'

let events: string[]
let page: Document

const behaviour = (selector: string, more: Partial<Behaviour> = {}): Behaviour => ({
  selector,
  start(element, signal) {
    events.push(`start ${element.id}`)
    signal.addEventListener('abort', () => events.push(`end ${element.id}`))
  },
  ...more,
})
const tell = (name: string, block: Element | null) =>
  block?.dispatchEvent(new CustomEvent(`vitrine:block-${name}`, { bubbles: true }))

beforeEach(() => {
  events = []
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<div class="sqs-block" id="a"><p class="slides" id="a1"></p></div>' +
    '<div class="sqs-block slides" id="b"></div>'
})

describe('what blocks do in the editor’s frame', () => {
  it('begins with the page, with each block that comes, and never twice', () => {
    followBlocks(page, [behaviour('.slides')])
    expect(events).toEqual(['start a1', 'start b'])
    tell('shown', page.querySelector('#a'))
    expect(events).toEqual(['start a1', 'start b'])
    page.body.insertAdjacentHTML('beforeend', '<div id="c"><p class="slides" id="c1"></p></div>')
    tell('shown', page.querySelector('#c'))
    expect(events.slice(2)).toEqual(['start c1'])
  })

  it('ends with its block, and with no other', () => {
    followBlocks(page, [behaviour('.slides')])
    tell('leaving', page.querySelector('#a'))
    expect(events.slice(2)).toEqual(['end a1'])
    tell('leaving', page.querySelector('#a'))
    expect(events.slice(2)).toEqual(['end a1'])
    tell('shown', page.querySelector('#a'))
    expect(events.slice(3)).toEqual(['start a1'])
  })

  it('is not what a press does, as a press chooses the block', () => {
    followBlocks(page, [behaviour('.slides', { isForVisitors: true })])
    expect(events).toEqual([])
  })
})

it('has its script brought on pages of visitors, whatever block it is of', () => {
  const brought = new Set(behavingBlocks.split(','))
  const parts = behaviours.flatMap(({ selector }) => selector.split(','))
  // the designs of galleries share a container
  const missing = parts.filter((one) => !brought.has(one) && !one.includes('gallery-block'))
  expect(missing).toEqual([])
})
