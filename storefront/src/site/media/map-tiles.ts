/** A place on a map of some zoom, in pixels of the whole world. */
export type MapPoint = { readonly x: number; readonly y: number }

export type Tile = MapPoint & {
  /** Where its corner lies in the view. */
  readonly left: number
  readonly top: number
}

export const tileSize = 256

/** Degrees on the flat map that all providers of tiles draw (web Mercator). */
export function mapPoint(lat: number, lng: number, zoom: number): MapPoint {
  const world = tileSize * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** The same place at another zoom. */
export function zoomed({ x, y }: MapPoint, by: number): MapPoint {
  return { x: x * 2 ** by, y: y * 2 ** by }
}

/** The tiles that fill a view; beyond the poles there are none, around the earth they begin again. */
export function tilesAround(middle: MapPoint, zoom: number, width: number, height: number): Tile[] {
  const count = 2 ** zoom
  const left = middle.x - width / 2
  const top = middle.y - height / 2
  const tiles: Tile[] = []
  for (let row = Math.floor(top / tileSize); row * tileSize < top + height; row++) {
    if (row < 0 || row >= count) continue
    for (let column = Math.floor(left / tileSize); column * tileSize < left + width; column++) {
      tiles.push({
        x: ((column % count) + count) % count,
        y: row,
        left: column * tileSize - left,
        top: row * tileSize - top,
      })
    }
  }
  return tiles
}
