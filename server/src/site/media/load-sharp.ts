type Library = typeof import('sharp').default

let loading: Promise<Library> | undefined

/**
 * The picture library, loaded when the first picture needs it: a server that shows pages only
 * starts without it and keeps its memory free.
 */
export function loadSharp(): Promise<Library> {
  loading ??= prepare()
  return loading
}

async function prepare(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  // one picture at a time, on one core: pages come first, and memory stays bounded
  sharp.concurrency(1)
  sharp.cache(false)
  // a stranger's bytes meet the readers of the formats that we take, and no other
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((format) => [
      `VipsForeignLoad${format}Buffer`,
      `VipsForeignLoad${format}File`,
    ]),
  })
  return sharp
}
