import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'

/** Thrown while a body is read; the border turns it into the refusal. */
export class RequestRefused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'RequestRefused'
    this.refusal = refusal
  }
}

const badRequest = (): RequestRefused => new RequestRefused(requestRefusal('bad-request'))

const maxDepth = 100
const maxFields = 1000

/**
 * Reads a JSON body. Refused: invalid UTF-8, NUL and lone surrogates anywhere (PostgreSQL stores
 * neither), keys that reach for a prototype, and nesting deeper than 100.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decodeText(bytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest()
  }
  inspect(value, 0)
  return value
}

/** Reads a form-encoded body; the first value of a name wins, except for names ending in `[]`. */
export function parseFormBody(bytes: Buffer): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(decodeText(bytes))) {
    if (++count > maxFields) throw badRequest()
    if (isPrototypeName(name) || value.includes('\0')) throw badRequest()
    if (name.endsWith('[]')) {
      const list = fields[name] ?? []
      fields[name] = [...list, value]
    } else fields[name] ??= value
  }
  return fields
}

/** Reads a query string: at most 1000 keys, the rest is ignored (spec §9); the first value wins. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > maxFields) break
    if (isPrototypeName(name)) continue
    query[name] ??= value.replaceAll('\0', '').toWellFormed()
  }
  return query
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) throw badRequest()
    return text
  } catch {
    throw badRequest()
  }
}

function isPrototypeName(name: string): boolean {
  return name === '__proto__' || name === 'constructor' || name === 'prototype'
}

function inspect(value: unknown, depth: number): void {
  if (depth > maxDepth) throw badRequest()
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw badRequest()
  } else if (Array.isArray(value)) {
    for (const element of value) inspect(element, depth + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, element] of Object.entries(value)) {
      if (isPrototypeName(key) || key.includes('\0') || !key.isWellFormed()) throw badRequest()
      inspect(element, depth + 1)
    }
  }
}
