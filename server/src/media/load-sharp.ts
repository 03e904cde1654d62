/**
 * The picture library, loaded when the first picture needs it: a server that shows pages only
 * starts without it and keeps its memory free.
 */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp')
  // one picture at a time, on one core: pages come first, and memory stays bounded
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
