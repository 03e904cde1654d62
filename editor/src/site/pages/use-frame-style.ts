import { useEffect, useState, type CSSProperties, type RefObject } from 'react'
import type { DeviceView } from '@vitrine/rules/site/design/device-view.ts'
import { frameSize } from '@vitrine/rules/site/design/frame-size.ts'

type StageSize = { readonly width: number; readonly height: number }

/** The frame's own line on both sides. */
const border = 2

/**
 * How the frame stands on its stage: laid out as wide as the device's view is, and made smaller
 * where there is no room for that. Inside the page nothing is scaled, so that one pixel there is
 * `rect.width / innerWidth` here.
 */
export function useFrameStyle(
  stage: RefObject<HTMLElement | null>,
  view: DeviceView,
): CSSProperties {
  const { width: inner, height } = useStageSize(stage)
  if (inner === 0) return {}
  const { width, scale } = frameSize(view, inner - border)
  const size = { inlineSize: width + border, flex: 'none' }
  if (scale === 1) return size
  const left = (inner - (width + border) * scale) / 2
  return {
    ...size,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc((100% - ${inner}px) / 2 + ${left}px)`,
    blockSize: height / scale,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  }
}

/** The room inside an element, without its padding. */
function useStageSize(stage: RefObject<HTMLElement | null>): StageSize {
  const [size, setSize] = useState<StageSize>({ width: 0, height: 0 })
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return size
}
