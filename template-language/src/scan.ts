import type { HostTag, HostTagScanner } from './host-tags.ts'

/** A stretch of template text; offsets are of the scanned text, ends exclusive. */
export type Piece =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | { readonly kind: 'tag'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'comment'
      readonly start: number
      readonly end: number
      readonly text: string
    }
  | { readonly kind: 'host'; readonly start: number; readonly end: number; readonly tag: HostTag }

/**
 * Cuts template text into text, tags `{...}`, multi-line comments `{##...##}` and host tags. Only
 * the innermost pair of braces can be a tag; whether it is one, the parser decides.
 */
export function scan(text: string, findHostTag: HostTagScanner | undefined): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let host = findHostTag?.(text, 0)
  const push = (piece: Piece) => {
    if (piece.start > at) pieces.push({ kind: 'text', start: at, end: piece.start })
    pieces.push(piece)
    at = Math.max(piece.end, piece.start + 1)
  }
  while (at < text.length) {
    if (host !== undefined && host.start < at) host = findHostTag?.(text, at)
    const own = readBraces(text, at)
    if (host !== undefined && (own === undefined || standsBefore(host, own, text))) {
      push({ kind: 'host', start: host.start, end: host.end, tag: host })
    } else if (own === undefined) break
    else push(own)
  }
  if (at < text.length) pieces.push({ kind: 'text', start: at, end: text.length })
  return pieces
}

/** Braces that merely surround a host tag are text; a comment swallows the host tags in it. */
function standsBefore(host: HostTag, own: Piece, text: string): boolean {
  if (host.start <= own.start) return true
  return host.start < own.end && own.kind === 'tag' && text[own.start + 1] !== '#'
}

function readBraces(text: string, from: number): Piece | undefined {
  const open = text.indexOf('{', from)
  if (open === -1) return undefined
  if (text.startsWith('##', open + 1)) return readComment(text, open)
  const close = text.indexOf('}', open)
  if (close === -1) return undefined
  return { kind: 'tag', start: text.lastIndexOf('{', close), end: close + 1 }
}

function readComment(text: string, start: number): Piece {
  const close = text.indexOf('##}', start + 3)
  const end = close === -1 ? text.length : close + 3
  const inner = text.slice(start + 3, close === -1 ? text.length : close)
  return { kind: 'comment', start, end, text: inner }
}
