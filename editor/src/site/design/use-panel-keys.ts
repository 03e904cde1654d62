import { useEffect, useRef, type RefObject } from 'react'
import type { StylePanelState } from './use-style-panel.ts'

/** The panel's own undo and Save; a text that is typed in has its own undo. */
export function usePanelKeys(panel: StylePanelState): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const latest = useRef(panel)
  useEffect(() => {
    latest.current = panel
  })
  useEffect(() => {
    const listening = element.current
    const listen = (event: KeyboardEvent): void => onKey(event, latest.current)
    listening?.addEventListener('keydown', listen)
    return () => listening?.removeEventListener('keydown', listen)
  }, [])
  return element
}

function onKey(event: KeyboardEvent, panel: StylePanelState): void {
  if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
  const key = event.key.toLowerCase()
  if (key === 's') {
    event.preventDefault()
    void panel.save()
    return
  }
  const isTyping = event.target instanceof Element && event.target.closest('input, .cm-editor')
  if (isTyping !== null || (key !== 'z' && key !== 'y')) return
  event.preventDefault()
  // the site's own undo is another one
  event.stopPropagation()
  if (key === 'y' || event.shiftKey) panel.redo()
  else panel.undo()
}
