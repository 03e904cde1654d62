import { useEffect, useRef, type RefObject } from 'react'
import { create } from 'zustand'

type PreviewState = 'loads' | 'ready' | 'failed'

/** How it is with the faces that the editor shows, by the addresses of their files. */
const usePreviews = create<Readonly<Record<string, PreviewState>>>()(() => ({}))

/** What the editor calls a family, so that none of a site's takes the place of its own. */
export const previewFamily = (name: string): string => `Preview ${name}`

async function load(name: string, address: string): Promise<void> {
  const known = usePreviews.getState()[address]
  if (known === 'loads' || known === 'ready') return
  usePreviews.setState({ [address]: 'loads' })
  try {
    const face = new FontFace(previewFamily(name), `url("${address}")`, { weight: '1 1000' })
    document.fonts.add(await face.load())
    usePreviews.setState({ [address]: 'ready' })
  } catch {
    usePreviews.setState({ [address]: 'failed' })
  }
}

export type FontPreview<Seen extends HTMLElement> = {
  /** Of what is set in the font: it loads once that comes in sight. */
  readonly element: RefObject<Seen | null>
  /** Null where there is nothing to load. */
  readonly state: PreviewState | null
  readonly retry: () => void
}

/** A font for words of the editor. */
export function useFontPreview<Seen extends HTMLElement>(
  name: string,
  address: string | null,
): FontPreview<Seen> {
  const element = useRef<Seen>(null)
  const state = usePreviews((all) => (address === null ? null : (all[address] ?? null)))
  useEffect(() => {
    const seen = element.current
    if (seen === null || address === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void load(name, address)
    })
    observer.observe(seen)
    return () => observer.disconnect()
  }, [name, address])
  return { element, state, retry: () => address !== null && void load(name, address) }
}
