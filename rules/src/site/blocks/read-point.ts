/** A place on the earth in degrees. */
export type Point = { readonly lat: number; readonly lng: number }

const ways = [
  /^(-?\d{1,3}(?:\.\d{1,15})?)[,;\s]\s?(-?\d{1,3}(?:\.\d{1,15})?)$/,
  /[?&]mlat=(-?\d{1,3}(?:\.\d{1,15})?)&mlon=(-?\d{1,3}(?:\.\d{1,15})?)/,
  /#map=\d{1,2}(?:\.\d{1,4})?\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/,
  /@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
  /[?&](?:q|ll|query|center)=(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
] as const

/** A pair of degrees in what somebody typed or copied: figures alone, or the address of a map. */
export function readPoint(typed: string): Point | undefined {
  const text = typed.trim().slice(0, 2000)
  for (const way of ways) {
    const found = way.exec(text)
    if (found === null) continue
    const point = { lat: Number(found[1]), lng: Number(found[2]) }
    if (isPoint(point)) return point
  }
  return undefined
}

/** Flat maps end before the poles. */
function isPoint({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180
}
