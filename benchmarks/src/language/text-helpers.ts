/** What templates other than ours are given as helpers, and literals call directly. */
export type TextHelpers = typeof textHelpers

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escape(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign) : text
}

export function strip(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

/** Cuts at the last blank within the limit. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.lastIndexOf(' ', limit - 1) + 1
  return `${text.slice(0, cut === 0 ? limit : cut)}...`
}

export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('</', '<\\/')
}

/** By the names of our own pages, and by those of the workload's. */
export const textHelpers = {
  escape,
  esc: escape,
  strip,
  shorten,
  trunc: shorten,
  json: scriptJson,
  encode: encodeURIComponent,
  len: (list: readonly unknown[]) => list.length,
  next: (place: number) => place + 1,
  is: (one: unknown, other: unknown) => one === other,
  eq: (one: unknown, other: unknown) => one === other,
  gt: (one: number, other: number) => one > other,
  under: (one: number, other: number) => one < other,
}
