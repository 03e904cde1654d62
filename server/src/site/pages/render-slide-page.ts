import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import type { OverlaySlideType } from '@vitrine/rules/site/slides/slide-ids.ts'
import { lockTexts } from '../render/lock-texts.ts'
import { comingSoonWords, isBeforeDoor } from '../render/shown-lock-screen.ts'
import { renderPage, type RenderedPage } from '../render/render-page.ts'
import { PageData } from '../views/page-data.ts'
import { readPageQuery } from '../views/page-query.ts'
import type { SiteView } from '../views/site-view.ts'
import type { PageJob } from '../views/view-mode.ts'
import { slidePage } from './load-target.ts'
import { pageInput } from './page-input.ts'

/** What the form of a lock screen needs; all of it is HTML, so plain text in it is escaped. */
export type UnlockForm = {
  /** The address that the password is sent to. */
  readonly action: string
  /** Hidden fields. */
  readonly fields: string
  /** Why the password that was sent opens nothing; absent: none was sent. */
  readonly problem?: string
}

/**
 * A slide that stands over pages as a page of its own: the lock screen in the place of a page that is
 * locked (page type 103), the popup by itself (104). What is shown is public, or the draft in the
 * editor's frame; without a stored one it is as it was drawn. Nothing of the page that was asked for
 * is on it, but its address. It is never found by search engines.
 *
 * A popup inside of a page is `renderSlide` of `render-page.ts`.
 * @param unlock without it the password's field is there, and closed
 */
export function renderSlidePage(
  job: PageJob,
  type: OverlaySlideType,
  unlock?: UnlockForm,
): Promise<RenderedPage> {
  const data = new PageData(job.view)
  const input = pageInput(job, data, slidePage(type), readPageQuery(''))
  return renderPage({
    ...input,
    ...(type === SlideType.lockScreen && { title: lockTitle(job.view, unlock) }),
    ...(unlock !== undefined && { ofBlocks: { unlock } }),
  })
}

/** For the browser's tab. */
function lockTitle(view: SiteView, unlock: UnlockForm | undefined): string {
  if (isBeforeDoor(view)) return comingSoonWords(view).title
  const { lockErrorText, lockedText } = lockTexts(view)
  // as on other pages whose form was refused, the tab says so first
  return unlock?.problem === undefined ? lockedText : `${lockErrorText}: ${lockedText}`
}
