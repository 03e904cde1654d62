import { draftIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { readPopup } from '@vitrine/rules/site/sites/popup-settings.ts'
import { popupShowsOn } from '@vitrine/rules/site/pages/popup-pages.ts'
import type { Popup } from '@vitrine/rules/site/slides/popup.ts'
import { slideIds } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import type { LoadedPage } from '../render/loaded-page.ts'
import { isHomepage } from '../render/page-classes.ts'
import { renderSlide, type PageInput, type RenderedPage } from '../render/render-page.ts'
import { addToBody } from './dress-for-editing.ts'

/**
 * A page with the popup at its end, where it may be shown (`popupShowsOn`): in a template, so that
 * nothing of it is loaded, read out or seen before the visitor's browser has decided
 * (`storefront/src/site/slides`). It is the same for all visitors, and the page cache keeps it.
 *
 * Not in the editor's frame, where the popup is a page; and not while nobody has written its words:
 * those that it was drawn with are the owner's to replace.
 */
export async function withPopup(input: PageInput, rendered: RenderedPage): Promise<RenderedPage> {
  if (input.editing || input.upTo !== undefined) return rendered
  const popup = readPopup(input.view.settings)
  if (!popupShowsOn(popup, pageOf(input.page))) return rendered
  const slide = await renderSlide(input, SlideType.popupOverlay)
  if (!isWritten(input, slideIds[SlideType.popupOverlay]) || !saysSomething(slide.html)) {
    return rendered
  }
  return addToBody(
    {
      ...rendered,
      readsClock: rendered.readsClock || slide.readsClock,
      problems: [...rendered.problems, ...slide.problems],
      warnings: [...rendered.warnings, ...slide.warnings],
    },
    popupMarkup(popup, slide.html, input.view.settings.title),
  )
}

function pageOf(page: LoadedPage) {
  const { pageType, target } = page
  const collectionId = 'collectionId' in target ? target.collectionId : null
  return { pageType, collectionId, isHomepage: isHomepage(page) }
}

/** Whether somebody has written a slide: what it was drawn with is not stored. */
function isWritten({ data, drafts }: PageInput, layoutId: string): boolean {
  if (data.layout(layoutId) !== undefined) return true
  return drafts && data.layout(draftIdOf(layoutId)) !== undefined
}

/** Whether a slide has words or anything to look at; slices may all be empty, or deleted. */
function saysSomething(html: string): boolean {
  return /<(?:img|iframe|video|form)\b/.test(html) || textOfHtml(html).trim() !== ''
}

/** @param name of the dialog where the slide has no heading */
function popupMarkup(popup: Popup, slide: string, name: string): string {
  const { after, seconds, percent, days, version } = popup
  const wait = after === 'time' ? `data-seconds="${seconds}"` : `data-percent="${percent}"`
  const data = `${wait} data-days="${days}" data-version="${version}" data-name="${escapeHtml(name)}"`
  return `<template data-popup ${data}>${slide}</template>`
}
