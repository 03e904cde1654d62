import { useQuery } from '@tanstack/react-query'
import type { Slide } from '@vitrine/rules/site/blocks/slide.ts'
import { useFrameView } from '../canvas/frame-view.ts'
import { layoutQuery } from '../canvas/layouts.ts'

export type SlideOnPage = { readonly layoutId: string; readonly slide: Slide }

/** The slide that the open page is; undefined where it is none, or not read yet. */
export function useSlide(siteId: string): SlideOnPage | undefined {
  const layoutId =
    useFrameView(({ boxes }) => boxes?.layouts.find(({ kind }) => kind === 'page')?.layoutId) ?? ''
  const { data } = useQuery({ ...layoutQuery(siteId, layoutId), enabled: layoutId !== '' })
  const slide = data?.body.slide
  return slide === undefined ? undefined : { layoutId, slide }
}
