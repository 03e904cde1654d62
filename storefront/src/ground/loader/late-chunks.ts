import type { Bring } from './bring.ts'

let bring: Bring = (load) => load()

/** The loader's own way to bring chunks: shared code would be a file more on every page. */
export function bringBy(loaders: Bring): void {
  bring = loaders
}

/** Loads a chunk that is wanted late. @throws ChunkLoadError where it does not come */
export const bringChunk: Bring = (load) => bring(load)
