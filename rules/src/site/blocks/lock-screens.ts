import { escapeHtml } from '../../ground/words/escape-html.ts'
import { htmlOfText } from '../media/plain-description.ts'
import { sliceNumber } from '../slides/slice-type.ts'
import { drawnLockWords, layoutOfSlide } from './drawn-slides.ts'
import type { Block, Layout } from './layout.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Slide } from './slide.ts'

/**
 * What stands in the place of a site whose door is closed: its lock screen, arranged and on the ground
 * that the owner gave it, without a password and with words of its own.
 * @param words plain text
 */
export function comingSoonSlide<Screen extends Layout & { readonly slide: Slide }>(
  lockScreen: Screen,
  { title, text }: { readonly title: string; readonly text: string },
): Screen {
  const isCentered = layoutOfSlide(lockScreen.slide).id === 'lock-center'
  const sketches: readonly Pick<Block, 'type' | 'value'>[] = [
    { type: sliceNumber('logo'), value: { alignment: isCentered ? 'center' : 'left' } },
    { type: sliceNumber('heading'), value: { html: `<h1>${escapeHtml(title)}</h1>` } },
    { type: sliceNumber('body'), value: { html: htmlOfText(text) } },
  ]
  const blocks = sketches.map((one, place) => ({ id: `coming-soon-${place + 1}`, ...one }))
  const column = { id: 'coming-soon-column', span: 1, blocks, rows: [] }
  return { ...lockScreen, columns: 1, rows: [{ id: 'coming-soon-row', columns: [column] }] }
}

/** What a lock screen says where nobody has written anything else; plain text. */
export type LockWords = {
  readonly locked: string
  readonly text: string
  readonly password: string
  readonly button: string
}

/**
 * The lock screen in the language of its site, as far as its owner has written nothing else.
 * @param editing in the frame, which is told by `untouched` what of a sentence is stored
 */
export function lockScreenIn<Screen extends Layout>(
  lockScreen: Screen,
  words: LockWords,
  editing: boolean,
): Screen {
  const { locked, text, password, button } = words
  return mapBlocks(lockScreen, (block) => {
    const { type, value } = block
    switch (type) {
      case sliceNumber('lock'):
        return { ...block, value: { label: locked, ...value } }
      case sliceNumber('password'):
        return { ...block, value: { label: password, buttonText: button, ...value } }
      case sliceNumber('body'): {
        const untouched = `<p>${drawnLockWords}</p>`
        if (value['html'] !== untouched) return block
        return { ...block, value: { html: htmlOfText(text), ...(editing && { untouched }) } }
      }
      default:
        return block
    }
  })
}
