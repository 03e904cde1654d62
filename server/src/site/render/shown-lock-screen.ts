import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import type { Block, Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { comingSoonSlide, lockScreenIn } from '@vitrine/rules/site/blocks/lock-screens.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import { closedDoor, lockBefore } from '@vitrine/rules/site/locks/lock.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { slideTypeOfId } from '@vitrine/rules/site/slides/slide-ids.ts'
import { readComingSoon, type ComingSoon } from '@vitrine/rules/site/sites/coming-soon.ts'
import type { SiteView } from '../views/site-view.ts'
import { lockTexts } from './lock-texts.ts'

type Screen = Layout & { readonly slide: Slide }

/**
 * The lock screen as it is read: in the owner's words, else in the site's language; and without a
 * password before a closed door.
 * @param editing in the frame, where texts are typed
 */
export function shownLockScreen(screen: Screen, view: SiteView, editing: boolean): Screen {
  if (isBeforeDoor(view)) return comingSoonSlide(screen, comingSoonWords(view))
  return inLanguage(screen, view, editing)
}

/** Blocks of some layout as the frame shows them: those of a lock screen in the site's language. */
export function shownBlocks(
  layoutId: string,
  blocks: readonly Block[],
  view: SiteView,
): readonly Block[] {
  if (slideTypeOfId(publicIdOf(layoutId)) !== SlideType.lockScreen) return blocks
  const column = { id: 'column', span: 1, blocks, rows: [] }
  const rows = [{ id: 'row', columns: [column] }]
  return blocksOfLayout(inLanguage({ columns: 1, rows, updatedOn: 0 }, view, true))
}

function inLanguage<Shown extends Layout>(screen: Shown, view: SiteView, editing: boolean): Shown {
  const { lockedText, lockedBodyText, lockPasswordText, lockButtonText } = lockTexts(view)
  const words = {
    locked: lockedText,
    text: lockedBodyText,
    password: lockPasswordText,
    button: lockButtonText,
  }
  return lockScreenIn(screen, words, editing)
}

/** Whether whoever looks stands before the closed door of the site. */
export function isBeforeDoor({ settings, unlocked }: SiteView): boolean {
  return lockBefore(settings, unlocked) === closedDoor
}

/** What visitors read before it, as plain text. */
export function comingSoonWords(view: SiteView): ComingSoon {
  const { title, text } = readComingSoon(view.settings)
  const { comingSoonText, comingSoonBodyText } = lockTexts(view)
  // a sentence of the platform below a title of one's own may not fit it
  if (title !== '') return { title, text }
  return { title: comingSoonText, text: text === '' ? comingSoonBodyText : text }
}
