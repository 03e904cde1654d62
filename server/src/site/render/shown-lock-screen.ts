import type { Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { comingSoonSlide, lockScreenIn } from '@vitrine/rules/site/blocks/lock-screens.ts'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import { closedDoor, lockBefore } from '@vitrine/rules/site/locks/lock.ts'
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
