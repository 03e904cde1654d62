import { blocksApi } from '@vitrine/rules/site/blocks/blocks-api.ts'
import { arrangementOf } from '@vitrine/rules/site/blocks/arrangement.ts'
import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import {
  whatFrameNeeds,
  type LayoutInFrame,
  type LayoutNeeds,
} from '@vitrine/rules/site/blocks/what-frame-needs.ts'
import type { DocumentChange } from '@vitrine/rules/ground/changes/pending-actions.ts'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { actionDrafts } from '../../ground/changes/drafts.ts'
import { waitBeforeTry } from '../../ground/changes/retry-waits.ts'
import { reloadFrame } from '../../ground/changes/save-state.ts'
import { isKnown, shownBody, storedBody } from '../../ground/changes/shown-documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { call, foundNoServer } from '../../ground/http/send-request.ts'
import { typedText } from '../blocks/text-draft.ts'

type Options = {
  readonly siteId: string
  readonly path: string
  readonly send: (message: EditorMessage) => void
}

/** Blocks by their ids, and the slide where what is around them is wanted too. */
type Wanted = { readonly blocks: ReadonlyMap<string, Block>; readonly slide: Slide | undefined }

let lastPatch = 0

/**
 * Keeps one load of the page in the frame in step with the documents: what has changed is shown
 * there in place, and only what stands everywhere on a page loads it again.
 */
export class LivePage {
  readonly #options: Options
  /** The page's layouts as the frame shows them. */
  readonly #layouts = new Map<string, LayoutInFrame>()
  /** Texts as somebody left them in the frame. */
  readonly #texts = new Map<string, string>()
  /** What waits for its HTML, by layout. */
  readonly #wanted = new Map<string, Wanted>()
  /** What changed before the page could be spoken to. */
  #early: DocumentChange[] = []
  #isBegun = false
  #isReady = false
  #isEnded = false
  #isWrittenIn = false
  #isReloadDue = false
  #isRendering = false

  constructor(options: Options) {
    this.#options = options
  }

  end(): void {
    this.#isEnded = true
  }

  /** What the page says of itself. */
  receive(message: FrameMessage): void {
    if (message.type === 'ready') void this.#begin(message.layouts)
    else if (message.type === 'not-shown') this.#reload()
    else if (message.type === 'editing') this.#isWrittenIn = true
    else if (message.type === 'text-changed') this.#noteText(message)
    else if (message.type === 'editing-ended') {
      this.#noteText(message)
      this.#isWrittenIn = false
      if (this.#isReloadDue) this.#reload()
    }
  }

  /** @param isShown whether the page shows it already */
  hear(changes: readonly DocumentChange[], isShown: boolean): void {
    if (this.#isEnded) return
    if (isShown) return this.#noteShown(changes)
    if (this.#isReady) this.#show(changes)
    else this.#early.push(...changes)
  }

  async #begin(layoutIds: readonly string[]): Promise<void> {
    if (this.#isBegun) return
    this.#isBegun = true
    await Promise.all(layoutIds.map((id) => this.#read(id)))
    if (this.#isEnded) return
    this.#isReady = true
    // the server has shown what is stored; what waits is still to be seen
    const waiting = layoutIds.flatMap((id): DocumentChange[] => {
      const ref = { kind: 'layout', id } as const
      const before = storedBody(this.#options.siteId, ref) as LayoutInFrame
      this.#layouts.set(id, before)
      const after = shownBody(this.#options.siteId, ref)
      return before === undefined || before === after ? [] : [{ ...ref, before, after }]
    })
    this.#show([...this.#early, ...waiting])
    this.#early = []
  }

  /** What stands on the page has to be known before it can be said what becomes of it. */
  async #read(id: string): Promise<void> {
    const { siteId } = this.#options
    if (isKnown(siteId, { kind: 'layout', id })) return
    // nothing stands there yet, or it is asked for again with the first change
    await queryClient.fetchQuery(documentQuery(siteId, 'layout', id)).catch(() => undefined)
  }

  #noteText(text: Extract<FrameMessage, { html: string; blockId: string }>): void {
    this.#texts.set(`${text.layoutId} ${text.blockId}`, text.html)
  }

  #noteShown(changes: readonly DocumentChange[]): void {
    for (const { kind, id, after } of changes) {
      if (kind === 'layout' && this.#layouts.has(id)) this.#layouts.set(id, after as LayoutInFrame)
    }
  }

  #show(changes: readonly DocumentChange[]): void {
    const sinceShown = changes.map((change): DocumentChange => {
      const shown = change.kind === 'layout' ? this.#layouts.get(change.id) : undefined
      return shown === undefined ? change : { ...change, before: shown }
    })
    const needs = whatFrameNeeds(sinceShown, { layouts: this.#layouts })
    if (needs.kind === 'reload') return this.#reload()
    this.#noteShown(changes)
    for (const one of needs.layouts) this.#showLayout(one)
    if (!this.#isRendering) void this.#renderWanted()
  }

  /** All that was done here is stored. */
  saved(): void {
    if (this.#isReloadDue) this.#reload()
  }

  /**
   * Never under somebody's caret: what they write goes on, and the page comes anew after it. And not
   * before what was done here is stored: the server would show what stood there before.
   */
  #reload(): void {
    this.#isReloadDue = true
    const isWaiting = actionDrafts(this.#options.siteId).some(
      ({ state }) => state.kind === 'typed' || state.kind === 'saving',
    )
    if (!this.#isWrittenIn && !isWaiting && !this.#isEnded) reloadFrame()
  }

  #showLayout({ layoutId, layout, isRearranged, isDressed, blocks }: LayoutNeeds): void {
    const { send } = this.#options
    if (isRearranged) {
      send({ type: 'show-layout', layoutId, rows: arrangementOf(layout), patch: ++lastPatch })
    }
    const before = this.#wanted.get(layoutId)
    const wanted = new Map(before?.blocks)
    const slide = isDressed ? layout.slide : before?.slide
    for (const block of blocks) {
      const text = this.#texts.get(`${layoutId} ${block.id}`)
      if (text === undefined || text !== block.value['html']) wanted.set(block.id, block)
    }
    if (wanted.size > 0 || slide !== undefined)
      this.#wanted.set(layoutId, { blocks: wanted, slide })
  }

  /** One request at a time; what is changed meanwhile goes into the next. */
  async #renderWanted(): Promise<void> {
    this.#isRendering = true
    let tries = 0
    for (const [layoutId, wanted] of this.#wanted) {
      this.#wanted.delete(layoutId)
      try {
        await this.#render(layoutId, wanted)
        tries = 0
      } catch (error) {
        // refused, the page shows what is stored once it is
        if (!isLater(error)) continue
        this.#wanted.set(layoutId, together(wanted, this.#wanted.get(layoutId)))
        await new Promise((resolve) => setTimeout(resolve, waitBeforeTry(tries++)))
      }
      if (this.#isEnded) return
    }
    this.#isRendering = false
  }

  async #render(layoutId: string, { blocks, slide }: Wanted): Promise<void> {
    const { siteId, path, send } = this.#options
    const patch = ++lastPatch
    const body = {
      path,
      layoutId,
      blocks: [...blocks.values()] as never,
      ...(slide !== undefined && { slide: slide as never }),
    }
    const made = await call(blocksApi.render, { params: { siteId }, body })
    if (this.#isEnded) return
    // what somebody has typed meanwhile stands on the page, and is stored after this
    const fresh = made.blocks
      .filter(({ id }) => typedText(siteId, { layoutId, blockId: id }) === undefined)
      .map((block) => ({ ...block, heard: this.#texts.get(`${layoutId} ${block.id}`) ?? null }))
    for (const { id } of fresh) this.#texts.delete(`${layoutId} ${id}`)
    if (made.slide !== null) send({ type: 'show-slide', layoutId, html: made.slide, patch })
    if (blocks.size > 0) send({ type: 'show-blocks', layoutId, blocks: fresh, patch })
  }
}

/** @param newer what was wanted since */
function together(older: Wanted, newer: Wanted | undefined): Wanted {
  return {
    blocks: new Map([...older.blocks, ...(newer?.blocks ?? [])]),
    slide: newer?.slide ?? older.slide,
  }
}

function isLater(error: unknown): boolean {
  return foundNoServer(error) || (error as { status?: number }).status === 429
}
