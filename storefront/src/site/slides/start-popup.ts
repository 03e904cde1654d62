import { shouldShowPopup } from '@vitrine/rules/site/slides/popup-showing.ts'
import { isEmbedded } from '../pages/site-context.ts'
import { openPopup } from './open-popup.ts'
import { isFirstPage, readMemory } from './popup-memory.ts'

type Page = { readonly behavingBlocks: string; readonly signal: AbortSignal }

/** How long the popup stands back while somebody types, or another dialog is open. */
const standBackMs = 1000

/**
 * Shows the popup of a page, once: after its seconds or once the page is scrolled so far, to who is
 * to see it (`shouldShowPopup`). A page inside of another site's shows none.
 * @param template `<template data-popup>`, as the server prints it
 */
export function startPopup(template: HTMLTemplateElement, page: Page): void {
  const { signal } = page
  const version = numberOf(template, 'version', 1)
  const days = numberOf(template, 'days', 0)
  const isWanted = (): boolean => {
    const stored = readMemory()
    if (stored === null) return isFirstPage()
    return shouldShowPopup({ stored, version, days, now: Date.now() })
  }
  if (isEmbedded() || !isWanted()) return
  const show = (): void => {
    if (signal.aborted) return
    if (isOccupied()) return void setTimeout(show, standBackMs)
    // another tab may have closed it meanwhile
    if (isWanted()) openPopup(template, { ...page, version })
  }
  const percent = numberOf(template, 'percent', 0)
  if (percent > 0) onceScrolled(percent / 100, show, signal)
  else setTimeout(show, numberOf(template, 'seconds', 0) * 1000)
}

function numberOf(template: HTMLElement, name: string, standard: number): number {
  const value = Number(template.dataset[name])
  return Number.isFinite(value) && value >= 0 ? value : standard
}

/** Nobody is interrupted who types, or has something else to close first. */
function isOccupied(): boolean {
  const types = document.activeElement?.matches('input,textarea,select,[contenteditable]') === true
  return types || document.querySelector('dialog[open],[aria-modal="true"]') !== null
}

/** Calls once the way down the page is scrolled by a share; a page that does not scroll is all seen. */
function onceScrolled(share: number, call: () => void, outer: AbortSignal): void {
  const done = new AbortController()
  const look = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    const way = scrollHeight - clientHeight
    // browsers round both; the last pixel may never come
    if (outer.aborted || window.scrollY + 1 < way * share) return
    done.abort()
    call()
  }
  window.addEventListener('scroll', look, { passive: true, signal: done.signal })
  outer.addEventListener('abort', () => done.abort(), { signal: done.signal })
  look()
}
