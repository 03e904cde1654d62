export type FocalPoint = { readonly x: number; readonly y: number }

/** A point inside of the picture, in hundredths. */
export function withinPicture({ x, y }: FocalPoint): FocalPoint {
  const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
  return { x: within(x), y: within(y) }
}

const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const corners: Readonly<Record<string, FocalPoint>> = {
  Home: { x: 0, y: 0 },
  End: { x: 1, y: 1 },
}

/** Where a key moves the point: by a hundredth, or ten; undefined for keys of something else. */
export function movedByKey(point: FocalPoint, key: string, isFar: boolean): FocalPoint | undefined {
  const step = steps[key]
  if (step === undefined) return corners[key]
  const by = isFar ? 0.1 : 0.01
  return withinPicture({ x: point.x + step.x * by, y: point.y + step.y * by })
}

/** The point in words: `40 % from the left, 25 % from the top`. */
export function focalPointWords({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`
}
