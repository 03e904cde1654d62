import { create } from 'zustand'
import type { StylePreviewReply, StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { designApi } from '@vitrine/rules/site/design/design-api.ts'
import { TweakPageType } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { onTweakEvent, tellTweakEvent } from './style-events.ts'
import { differenceOf, fieldsInScope, type StyleFields } from './style-fields.ts'
import { StylePreview, type PreviewWish } from './style-preview.ts'

type Send = (message: EditorMessage) => void

export type StyleFrame = {
  /** Selectors of the panel that match something on the page; null until it has said so. */
  readonly present: ReadonlySet<string> | null
  /** Why the page does not show the draft, in words. */
  readonly problem: string | null
  /** What of custom CSS cannot be used, by where it stands. */
  readonly customProblems: StylePreviewReply['customProblems']
}

/** What the style panel knows of the page in the frame. */
export const useStyleFrame = create<StyleFrame>()(() => ({
  present: null,
  problem: null,
  customProblems: [],
}))

let send: Send = () => undefined
type Preview = {
  readonly siteId: string
  /** The pages that it is about; undefined: all of the site. */
  readonly scope: StyleScope | undefined
  readonly style: StylePreview
}

let preview: Preview | null = null
/** The style that is stored of the whole site, from which the server makes a draft's sheet. */
let stored: StyleFields = {}
let isOpen = false
let asked: readonly string[] = []

onTweakEvent((name) => send({ type: 'tweak', name }))

/** Takes what the page in the frame says; it is answered by the same way. */
export function takeStyleMessage(message: FrameMessage, answer: Send): void {
  if (message.type === 'present') {
    useStyleFrame.setState({ present: new Set(message.selectors) })
  } else if (message.type === 'ready') {
    send = answer
    if (isOpen) preview?.style.pageLoaded()
    else preview = null
    if (asked.length > 0) send({ type: 'look-for', selectors: asked })
  }
}

/** A sheet is asked for at most so often: about as often as one can be made. */
const pauseMs = 60

/** Somebody who types custom CSS goes on for so long before the page shows it. */
const restMs = 300
let typing: ReturnType<typeof setTimeout> | undefined
let typed: unknown

/** Shows a draft on the page, from now on after each of its loads too; what is typed once it rests. */
export function showDraft(
  siteId: string,
  site: StyleReply,
  siteDraft: StyleFields,
  scope?: StyleScope,
): void {
  stored = site.fields
  const style = { ...site, fields: fieldsOnPage(site, site.fields, scope) }
  const draft = fieldsOnPage(site, siteDraft, scope)
  const isSamePage = preview?.siteId === siteId && preview.scope === scope
  if (!isOpen || !isSamePage) typed = draft['customCss']
  isOpen = true
  const kept = isSamePage ? preview : null
  const shown = kept ?? { siteId, scope, style: newPreview(siteId, style) }
  preview = shown
  clearTimeout(typing)
  const show = (): void => {
    typed = draft['customCss']
    shown.style.show(style, draft)
  }
  if (typed === draft['customCss']) show()
  else typing = setTimeout(show, restMs)
}

/** By which fields the stylesheet of a page is made: a pop-up has that of the pages it stands on. */
function fieldsOnPage(
  style: StyleReply,
  fields: StyleFields,
  scope: StyleScope | undefined,
): StyleFields {
  if (scope === TweakPageType.popupOverlay) return fields
  return fieldsInScope(style, fields, scope)
}

function newPreview(siteId: string, style: StyleReply): StylePreview {
  return new StylePreview(style, {
    send: (message) => send(message),
    compile: (wish) => compile(siteId, wish),
    pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  })
}

/** The page shows what is stored, and drafts no longer. */
export function endPreview(site: StyleReply): void {
  isOpen = false
  clearTimeout(typing)
  preview?.style.end({ ...site, fields: fieldsOnPage(site, site.fields, preview.scope) })
  useStyleFrame.setState({ problem: null })
}

export function lookFor(selectors: readonly string[]): void {
  asked = selectors
  if (selectors.length > 0) send({ type: 'look-for', selectors })
}

async function compile(siteId: string, wish: PreviewWish): Promise<StylePreviewReply | null> {
  const { fields, live, tried } = wish
  try {
    const set = differenceOf(stored, fields)
    const body = { set: set as never, live: [...live], tried: [...tried] }
    const made = await call(designApi.preview, { params: { siteId }, body })
    const problem =
      made.problems === 0 ? null : 'Part of the style cannot be used. The rest is shown.'
    useStyleFrame.setState({ problem, customProblems: made.customProblems })
    return made
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    useStyleFrame.setState({ problem: error.message })
    return null
  }
}

/** The panel has shown a change. */
export function tellChange(): void {
  tellTweakEvent('change')
}
