import type { Reference } from './instructions.ts'
import { ownReader } from './own-reader.ts'
import type { OwnReader } from './own-reader.ts'
import type { Macro } from './template.ts'
import { child, descend } from './values.ts'

/** One level of scope: a node of the data with the names bound at it. */
export class Frame {
  node: unknown
  readonly parent: Frame | null
  /** The place in the list while this frame's node is repeated, else -1. */
  index = -1
  /** Look-ups stop here (`apply ... private`). */
  readonly isBarrier: boolean
  locals: Map<string, unknown> | null = null
  macros: Map<string, Macro> | null = null

  constructor(node: unknown, parent: Frame | null, isBarrier = false) {
    this.node = node
    this.parent = parent
    this.isBarrier = isBarrier
  }

  bind(name: string, value: unknown): void {
    this.locals ??= new Map()
    this.locals.set(name, value)
  }

  defineMacro(path: string, macro: Macro): void {
    this.macros ??= new Map()
    this.macros.set(path, macro)
  }
}

/** Macros are found past barriers. */
export function findMacro(from: Frame, path: string): Macro | undefined {
  for (let frame: Frame | null = from; frame !== null; frame = frame.parent) {
    const macro = frame.macros?.get(path)
    if (macro !== undefined) return macro
  }
  return undefined
}

/** A name looked up from the frame outward; a present null ends the search. */
export function resolve(frame: Frame, path: Reference): unknown {
  const name = path[0]
  if (name === undefined) return undefined
  const first =
    typeof name === 'string' && name.charCodeAt(0) === 64
      ? special(frame, name)
      : outward(frame, name)
  return path.length === 1 ? first : descend(first, path, 1)
}

/** Prepares the look-up of a section's name, as `resolveHere` does it. */
export function compileHere(path: Reference): ReadName {
  const [first, second] = path
  if (typeof first !== 'string' || first.startsWith('@') || first === 'length' || path.length > 2) {
    return (frame) => resolveHere(frame, path)
  }
  const read = ownReader(first)
  if (second === undefined) return (frame) => read(frame.node)
  const readSecond = ownReader(second)
  return (frame) => readSecond(read(frame.node))
}

/** A name of a section, which is looked up in its own frame only. */
function resolveHere(frame: Frame, path: Reference): unknown {
  const name = path[0]
  if (name === undefined) return undefined
  if (name === '@') return descend(frame.node, path, 1)
  if (typeof name === 'string' && name.startsWith('@')) {
    return descend(frame.locals?.get(name), path, 1)
  }
  return descend(memberOf(frame.node, name), path, 1)
}

export type ReadName = (frame: Frame) => unknown

/** Prepares the look-up of a name, so that nothing about it is decided while a template runs. */
export function compileReference(path: Reference): ReadName {
  const [first, second] = path
  if (first === '@' && path.length === 1) return (frame) => frame.node
  if (typeof first !== 'string' || first.startsWith('@') || first === 'length' || path.length > 2) {
    return (frame) => resolve(frame, path)
  }
  const read = ownReader(first)
  if (second === undefined) return (frame) => outwardWith(frame, read)
  const readSecond = ownReader(second)
  return (frame) => readSecond(outwardWith(frame, read))
}

function outwardWith(from: Frame, read: OwnReader): unknown {
  let frame = from
  for (;;) {
    const value = read(frame.node)
    if (value !== undefined || frame.isBarrier || frame.parent === null) return value
    frame = frame.parent
  }
}

function outward(from: Frame, name: string | number): unknown {
  let frame = from
  for (;;) {
    const value = memberOf(frame.node, name)
    if (value !== undefined || frame.isBarrier || frame.parent === null) return value
    frame = frame.parent
  }
}

/** A frame that holds a list also answers to `length` (existing templates rely on it). */
function memberOf(node: unknown, name: string | number): unknown {
  if (name === 'length' && Array.isArray(node)) return node.length
  return child(node, name)
}

function special(from: Frame, name: string): unknown {
  if (name === '@') return from.node
  const shift = name === '@index' ? 1 : 0
  const isIndex = shift === 1 || name === '@index0'
  for (
    let frame: Frame | null = from;
    frame !== null;
    frame = frame.isBarrier ? null : frame.parent
  ) {
    if (isIndex) {
      if (frame.index >= 0) return frame.index + shift
      continue
    }
    const value = frame.locals?.get(name)
    if (value !== undefined) return value
  }
  return undefined
}
