import { publicIdOf } from '../../ground/documents/draft-of.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { SlideType, sliceNumber } from '../slides/slice-type.ts'
import { slideTypeOfId, type OverlaySlideType } from '../slides/slide-ids.ts'
import { findSlideLayout, layoutsOfSlide, type SlideLayout } from '../slides/slide-layouts.ts'
import type { Block, Layout } from './layout.ts'
import type { Slide } from './slide.ts'

/*
 * What a slide is until somebody edits it. `standingLayout` is how rules read a layout that may be a
 * slide; whoever has the stored one at hand, or knows that there is none, asks `standingSlide`.
 */

type Sketch = Pick<Block, 'type' | 'value'>

/** As a sentence of a lock screen that nobody has edited. */
export const drawnLockWords = 'Who has the password can go on.'

const heading = (words: string): Sketch => ({
  type: sliceNumber('heading'),
  value: { html: `<h1>${words}</h1>` },
})
const body = (words: string): Sketch => ({
  type: sliceNumber('body'),
  value: { html: `<p>${words}</p>` },
})

const drawnSlices: Readonly<Record<SlideType, readonly Sketch[]>> = {
  [SlideType.coverPage]: [
    heading('Say in one line what this is'),
    body('A sentence or two for whoever comes here first. Then one thing to do.'),
    {
      type: sliceNumber('buttons'),
      value: {
        buttons: [
          { id: 'b1', text: 'Begin here', link: { to: null, newWindow: false }, style: 'primary' },
        ],
      },
    },
  ],
  [SlideType.lockScreen]: [
    { type: sliceNumber('lock'), value: {} },
    body(drawnLockWords),
    { type: sliceNumber('password'), value: {} },
  ],
  [SlideType.popupOverlay]: [
    heading('Something new'),
    body('Tell visitors in a sentence what they should not miss.'),
    { type: sliceNumber('popup-overlay-action'), value: { text: 'Have a look' } },
  ],
}

/** A slide as it was drawn. @param newId gives the ids of its row, its column and its slices */
export function drawSlide(
  type: SlideType,
  { layout, newId, now }: { layout?: string; newId: (name: string) => string; now: number },
): Layout {
  const chosen = layout === undefined ? undefined : findSlideLayout(type, layout)
  const blocks = drawnSlices[type].map((one, place) => ({
    id: newId(`slice-${place + 1}`),
    ...one,
  }))
  const column = { id: newId('column'), span: 1, blocks, rows: [] }
  const slide: Slide = { type, layout: (chosen ?? firstLayout(type)).id, ground: {} }
  return { columns: 1, rows: [{ id: newId('row'), columns: [column] }], slide, updatedOn: now }
}

function firstLayout(type: SlideType): SlideLayout {
  const [first] = layoutsOfSlide(type)
  if (first === undefined) throw new Error(`no layout for slides of the kind ${type}`)
  return first
}

/** How a slide is arranged; a name that is gone is the first of its kind. */
export function layoutOfSlide({ type, layout }: Pick<Slide, 'type' | 'layout'>): SlideLayout {
  return findSlideLayout(type, layout) ?? firstLayout(type)
}

/** The same on the server and in the browser, as nothing of it is stored. */
function drawnOnce(type: OverlaySlideType): Layout {
  return drawSlide(type, { newId: (name) => name, now: 0 })
}

/** What stands for a layout that is not stored: of a site's own slides as they were drawn, else nothing. */
export function drawnSlide(layoutId: string): Layout | undefined {
  const type = slideTypeOfId(layoutId)
  return type === undefined ? undefined : drawnOnce(type)
}

/**
 * A slide of the site as it stands.
 * @param stored undefined where none is stored; one that is stored and no slide is none
 */
export function standingSlide(
  type: OverlaySlideType,
  stored: Layout | undefined,
): Layout & { readonly slide: Slide } {
  const standing = stored?.slide?.type === type ? stored : drawnOnce(type)
  return { ...standing, slide: standing.slide ?? { type, layout: '', ground: {} } }
}

/** A layout as it stands: stored, or a slide as it was drawn. */
export function standingLayout(documents: DocumentReader, layoutId: string): Layout | undefined {
  return documents.find('layout', layoutId) ?? drawnSlide(publicIdOf(layoutId))
}
