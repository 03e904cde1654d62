import type { TestResponse } from '../../../testing/http-client.ts'

/** The addresses of the downloads that the page of an order leads to. */
export function linksOf({ text }: TestResponse): string[] {
  return [...text.matchAll(/href="(\/checkout\/download\/[^"]+)"/g)].map(([, link = '']) => link)
}
