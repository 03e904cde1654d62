import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readerOf } from '@vitrine/rules/ground/documents/document-reader.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { documentKey } from '@vitrine/rules/ground/changes/pending-actions.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { findOwnerAction } from '@vitrine/rules/owner-actions.ts'
import { actionDrafts, useDrafts } from './drafts.ts'
import { performSoon, resolveAction, sendWaiting } from './pending-actions.ts'
import { queryClient } from '../http/query-client.ts'
import { documentQuery } from './documents.ts'
import { isKnown, predictBy, shownBody, storedBody, takeRead } from './shown-documents.ts'
import { endOfTurns } from './site-turns.ts'

/** A server of the same rules, whose line can be cut on the way there and on the way back. */
type Line = 'open' | 'cut-there' | 'cut-back'
let line: Line
let sequence: number
let documents: Map<string, StoredDocument>
let done: { sequence: number; wish: string }[]
let requestsAtOnce: number
let mostAtOnce: number
let siteId = ''
let count = 0

const layoutRef = { kind: 'layout', id: 'footer' } as const
const environment = { may: () => true }
predictBy({ findAction: findOwnerAction, environmentOf: () => environment })

beforeEach(() => startServer())

function startServer(): void {
  siteId = `site-${count++}`
  ;[line, sequence, done, requestsAtOnce, mostAtOnce] = ['open', 1, [], 0, 0]
  const block = (id: string) => ({ id, type: 31, value: { quote: '', source: '' } })
  const column = { id: 'c', span: 12, blocks: [block('a'), block('b')], rows: [] }
  const body: Layout = { columns: 12, rows: [{ id: 'r', columns: [column] }], updatedOn: 0 }
  documents = new Map([[documentKey(layoutRef), { ...layoutRef, revision: 1, body }]])
  useDrafts.setState({ drafts: {} })
  document.cookie = 'crumb=x'
  takeRead(siteId, documents.get(documentKey(layoutRef)) as StoredDocument<'layout'>)
  globalThis.fetch = async (_, init) => {
    mostAtOnce = Math.max(mostAtOnce, ++requestsAtOnce)
    const wayThere = line
    await Promise.resolve()
    requestsAtOnce--
    if (wayThere === 'cut-there') throw new TypeError('Failed to fetch')
    const answer = answerTo(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Wish)
    if (wayThere === 'cut-back') throw new TypeError('Failed to fetch')
    return answer
  }
}

type Wish = ActionWish & { readonly since?: number }

function answerTo({ since, ...wish }: Wish): Response {
  const known = JSON.stringify([wish.action, wish.input])
  const before = done.find(
    (one) => since !== undefined && one.sequence > since && one.wish === known,
  )
  if (before !== undefined) return Response.json(replyOf(before.sequence))
  const action = findOwnerAction(wish.action)
  const input = action?.input.parse(wish.input)
  const decided = action?.perform(readerOf([...documents.values()]), input as never, {
    ...environment,
    now: sequence,
    random: (bytes) => new Uint8Array(bytes),
  })
  if (decided?.ok !== true) {
    const { details, status = 400, ...refusal } = decided?.refusal ?? { code: '', message: '' }
    return Response.json({ ...refusal, ...details }, { status })
  }
  if (decided.value.length > 0) sequence++
  for (const { kind, id, after } of decided.value) {
    documents.set(`${kind}/${id}`, { kind, id, revision: sequence, body: after } as StoredDocument)
  }
  done.push({ sequence, wish: known })
  return Response.json(replyOf(sequence))
}

function replyOf(at: number): object {
  const changed = [...documents.values()].filter(({ revision }) => revision === at)
  return { sequence: at, changed, documents: changed }
}

type Field = 'quote' | 'source'
const valueOf = (layout: unknown, blockId: string, field: Field): unknown =>
  blocksOfLayout(layout as Layout).find(({ id }) => id === blockId)?.value[field]
const shown = (blockId: string, field: Field) =>
  valueOf(shownBody(siteId, layoutRef), blockId, field)
const stored = (blockId: string, field: Field) =>
  valueOf(documents.get(documentKey(layoutRef))?.body, blockId, field)

/** Types into a field, as a panel does: it stands on what the panel shows. */
function type(blockId: string, field: Field, words: string) {
  const input = {
    layoutId: layoutRef.id,
    blockId,
    set: { [field]: words },
    seen: { [field]: shown(blockId, field) },
  }
  return performSoon(siteId, { action: 'edit-block', input } as ActionWish, 'A change')
}

/** Somebody else changes a field on the server. */
function typeElsewhere(blockId: string, field: Field, words: string): void {
  const input = { layoutId: layoutRef.id, blockId, set: { [field]: words } }
  answerTo({ action: 'edit-block', input } as unknown as Wish)
}

async function settle(): Promise<void> {
  line = 'open'
  for (let tries = 0; tries < 5; tries++) {
    await sendWaiting(siteId)
    await endOfTurns(siteId)
  }
}

describe('what waits to be stored', () => {
  it('shows at once, and is stored when its turn comes', async () => {
    const answer = type('a', 'quote', 'Clay')
    expect(shown('a', 'quote')).toBe('Clay')
    expect(stored('a', 'quote')).toBe('')
    expect((await answer).ok).toBe(true)
    expect([shown('a', 'quote'), stored('a', 'quote')]).toEqual(['Clay', 'Clay'])
    expect(actionDrafts(siteId)).toEqual([])
  })

  it('is one request for a thousand quick edits, of which the last one stands', async () => {
    const answers = Array.from({ length: 1000 }, (_, index) => type('a', 'quote', `words ${index}`))
    expect(shown('a', 'quote')).toBe('words 999')
    await Promise.all(answers)
    expect([shown('a', 'quote'), stored('a', 'quote')]).toEqual(['words 999', 'words 999'])
    expect(mostAtOnce).toBe(1)
    expect(sequence).toBeLessThan(5)
  })

  it('is done once where its answer was lost', async () => {
    line = 'cut-back'
    void type('a', 'quote', 'Once')
    await endOfTurns(siteId)
    const after = sequence
    void type('a', 'quote', 'Then')
    expect(shown('a', 'quote')).toBe('Then')
    await settle()
    expect(sequence).toBe(after + 1)
    expect([shown('a', 'quote'), stored('a', 'quote')]).toEqual(['Then', 'Then'])
  })

  it('takes only itself back where it is refused', async () => {
    const wish = { action: 'delete-blocks', input: { layoutId: 'footer', blockIds: ['gone'] } }
    const refused = performSoon(siteId, wish as ActionWish, 'A change')
    const fine = type('b', 'source', 'Fern')
    expect((await refused).ok).toBe(false)
    expect((await fine).ok).toBe(true)
    expect([shown('b', 'source'), stored('b', 'source')]).toEqual(['Fern', 'Fern'])
  })

  it('waits for a choice where somebody else has changed the same field', async () => {
    typeElsewhere('a', 'quote', 'Hers')
    const answer = await type('a', 'quote', 'His')
    expect(answer.ok).toBe(false)
    const [draft] = actionDrafts(siteId)
    expect(draft?.state).toMatchObject({
      kind: 'conflict',
      conflicts: [{ field: 'quote', yours: 'His', theirs: 'Hers' }],
    })
    resolveAction(draft?.key ?? '', 'mine')
    await settle()
    expect([shown('a', 'quote'), stored('a', 'quote')]).toEqual(['His', 'His'])
  })
})

describe('a draft that is not stored', () => {
  const draft = { kind: 'layout', id: 'draft-footer' } as const
  const read = () =>
    queryClient.fetchQuery({ ...documentQuery(siteId, draft.kind, draft.id), staleTime: 0 })

  it('is read with the edit that begins it, while that waits to be stored', async () => {
    const wayOfActions = globalThis.fetch
    globalThis.fetch = (url, init) =>
      init?.method === 'POST'
        ? wayOfActions(url, init)
        : Promise.resolve(Response.json(documents.get(documentKey(layoutRef))))
    expect(valueOf((await read()).body, 'a', 'quote')).toBe('')
    line = 'cut-there'
    const input = { layoutId: draft.id, blockId: 'a', set: { quote: 'Clay' }, seen: { quote: '' } }
    void performSoon(siteId, { action: 'edit-block', input } as ActionWish, 'A change')
    await endOfTurns(siteId)
    const { id, body } = await read()
    expect([id, valueOf(body, 'a', 'quote')]).toEqual([draft.id, 'Clay'])
    expect(shown('a', 'quote')).toBe('')
  })

  it('is known to be empty where nothing is public either', async () => {
    globalThis.fetch = () => Promise.resolve(Response.json({ code: 'none' }, { status: 404 }))
    const nothing = { kind: 'layout', id: 'draft-nothing' } as const
    const query = documentQuery(siteId, nothing.kind, nothing.id)
    await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined)
    expect([isKnown(siteId, nothing), shownBody(siteId, nothing)]).toEqual([true, null])
  })
})

it('what is typed later is never written over by what waited beside a field in conflict', async () => {
  line = 'cut-there'
  void type('b', 'source', 'Kiln')
  void type('b', 'quote', 'Clay')
  await endOfTurns(siteId)
  // it was tried, so what is typed now waits behind it
  void type('b', 'quote', 'Clay and ash')
  typeElsewhere('b', 'source', 'Theirs')
  await settle()
  expect(stored('b', 'quote')).toBe('Clay and ash')
  expect(actionDrafts(siteId).map(({ state }) => state.kind)).toEqual(['conflict'])
  expect([shown('b', 'quote'), stored('b', 'source')]).toEqual(['Clay and ash', 'Theirs'])
})

describe('whatever order edits, lost lines and other people come in', () => {
  const blockId = fc.constantFrom('a', 'b')
  const field = fc.constantFrom<Field>('quote', 'source')
  const words = fc.string({ maxLength: 8 }).filter((text) => !/[\0\p{Surrogate}]/u.test(text))
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('type'), blockId, field, words }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere'), blockId, field, words }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('line'),
        line: fc.constantFrom<Line>('open', 'cut-there', 'cut-back'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry') }) },
  )

  it('the end is what the server has, and what is left waits for a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        startServer()
        const typed = new Map<string, string>()
        const theirs = new Set<string>()
        for (const one of steps) {
          if ('line' in one) line = one.line
          else if ('words' in one && one.kind === 'type') {
            void type(one.blockId, one.field, one.words)
            typed.set(`${one.blockId} ${one.field}`, one.words)
            // a field with newer input is never written into
            expect(shown(one.blockId, one.field)).toBe(one.words)
          } else if ('words' in one) {
            typeElsewhere(one.blockId, one.field, one.words)
            theirs.add(`${one.blockId} ${one.field}`)
          } else if (one.kind === 'retry') await sendWaiting(siteId)
          else await endOfTurns(siteId)
        }
        await settle()
        const left = actionDrafts(siteId)
        expect(left.every(({ state }) => state.kind === 'conflict')).toBe(true)
        for (const [name, last] of typed) {
          if (theirs.has(name)) continue
          const [id = '', what] = name.split(' ')
          expect([name, stored(id, what as Field)]).toEqual([name, last])
        }
        const conflicted = new Set(
          left.flatMap(({ wish, state }) =>
            state.kind === 'conflict'
              ? state.conflicts.map(
                  (one) => `${(wish.input as { blockId: string }).blockId} ${one.field}`,
                )
              : [],
          ),
        )
        expect([...conflicted].every((name) => theirs.has(name))).toBe(true)
        expect(mostAtOnce).toBeLessThanOrEqual(1)
        for (const { key } of left) resolveAction(key, 'theirs')
        expect(shownBody(siteId, layoutRef)).toEqual(storedBody(siteId, layoutRef))
      }),
      { numRuns: 150 },
    )
  })
})
