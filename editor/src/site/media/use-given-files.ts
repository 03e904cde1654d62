import { useEffect, useRef, useState, type RefObject } from 'react'

type GivenFiles<Element extends HTMLElement> = {
  readonly ref: RefObject<Element | null>
  /** Files are held over the element. */
  readonly isOver: boolean
}

/** Takes files that are dropped on an element, or pasted while it is on the page. */
export function useGivenFiles<Element extends HTMLElement>(
  onFiles: (files: readonly File[]) => void,
): GivenFiles<Element> {
  const ref = useRef<Element>(null)
  const take = useRef(onFiles)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const stop = new AbortController()
    const options = { signal: stop.signal }
    element.addEventListener('dragover', (event) => onDragOver(event, () => setOver(true)), options)
    element.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false)
      },
      options,
    )
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false)
        if (!hasFiles(event.dataTransfer)) return
        event.preventDefault()
        give(filesOf(event.dataTransfer), take.current)
      },
      options,
    )
    document.addEventListener('paste', (event) => onPaste(event, take.current), options)
    return () => stop.abort()
  }, [])
  return { ref, isOver }
}

function onDragOver(event: DragEvent, show: () => void): void {
  if (!hasFiles(event.dataTransfer)) return
  event.preventDefault()
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy'
  show()
}

/** Words that are pasted into a field are nobody's files. */
function onPaste(event: ClipboardEvent, take: (files: readonly File[]) => void): void {
  const files = filesOf(event.clipboardData)
  if (files.length === 0) return
  event.preventDefault()
  give(files, take)
}

function give(files: readonly File[], take: (files: readonly File[]) => void): void {
  if (files.length > 0) take(files)
}

function hasFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true
}

/** A folder among them is none: what is in it would have to be walked through. */
function filesOf(data: DataTransfer | null): readonly File[] {
  return [...(data?.items ?? [])].flatMap((item) => {
    const isFolder = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true
    const file = isFolder ? null : item.getAsFile()
    return file === null ? [] : [file]
  })
}
