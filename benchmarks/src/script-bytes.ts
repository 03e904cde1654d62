import { fetchPage } from './cached-page.ts'
import type { Figure } from './measure/report.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const gzip = { 'accept-encoding': 'gzip' }

/** P8: script on a product page with a cold cache, gzipped: before interaction, and in all. */
export async function measureScriptBytes(under: ProductUnderTest): Promise<Figure[]> {
  const { product, shopHost, sample } = under
  const page = await fetchPage(product.port, shopHost, sample.path)
  const sources = [...page.bytes.toString().matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const seen = new Map<string, number>()
  for (const source of sources) await weigh(source, seen)
  const before = sum(seen)
  // what the loader imports on first interaction, with everything that needs
  for (const source of sources) {
    const text = (await fetchPage(product.port, shopHost, source)).bytes.toString()
    await followImports(source, text, seen)
  }
  return [
    figure('P8a', 'script before interaction', before, 5, 3),
    figure('P8b', 'all script that it can load', sum(seen), 95, 80),
  ]

  async function weigh(address: string, into: Map<string, number>): Promise<void> {
    const answer = await fetchPage(product.port, shopHost, address, gzip)
    into.set(address, answer.bytes.length)
  }

  async function followImports(
    from: string,
    text: string,
    into: Map<string, number>,
  ): Promise<void> {
    for (const match of text.matchAll(/(?:from|import)\s*\(?\s*[`"'](\.\/[^`"']+\.js)[`"']/g)) {
      const address = new URL(match[1] ?? '', `http://host${from}`).pathname
      if (into.has(address)) continue
      await weigh(address, into)
      const next = (await fetchPage(product.port, shopHost, address)).bytes.toString()
      await followImports(address, next, into)
    }
  }
}

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0) / 1024
}

function figure(id: string, job: string, value: number, floor: number, goal: number): Figure {
  return { id, job, value, unit: 'KB gz', floor, goal, better: 'lower', detail: '' }
}
