/**
 * One step from a JSON value to another, in the vocabulary of RFC 6902 with the path as keys. `add`
 * on a list inserts before the index. An empty path means the whole value; `add` there makes what did
 * not exist, `remove` there deletes it.
 */
export type JsonStep =
  | {
      readonly op: 'add' | 'replace'
      readonly path: readonly (string | number)[]
      readonly value: unknown
    }
  | { readonly op: 'remove'; readonly path: readonly (string | number)[] }

type Json = { readonly [key: string]: unknown }

/** The steps from `before` to `after`; `null` stands for a document that does not exist. */
export function diffDocuments(before: Json | null, after: Json | null): readonly JsonStep[] {
  if (before === null) return after === null ? [] : [{ op: 'add', path: [], value: after }]
  if (after === null) return [{ op: 'remove', path: [] }]
  const steps: JsonStep[] = []
  diffValues(before, after, [], steps)
  return steps
}

/** @throws when a step names a place that `document` does not have. */
export function applySteps(document: Json | null, steps: readonly JsonStep[]): Json | null {
  let result: unknown = document
  for (const step of steps) result = applyStep(result, step, 0)
  return result as Json | null
}

function diffValues(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[],
  steps: JsonStep[],
): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) diffLists(before, after, path, steps)
  else if (isRecord(before) && isRecord(after)) diffRecords(before, after, path, steps)
  else steps.push({ op: 'replace', path, value: after })
}

function diffRecords(
  before: Json,
  after: Json,
  path: readonly (string | number)[],
  steps: JsonStep[],
): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) steps.push({ op: 'remove', path: [...path, key] })
    else diffValues(before[key], after[key], [...path, key], steps)
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key))
      steps.push({ op: 'add', path: [...path, key], value: after[key] })
  }
}

/** What stands the same at both ends is kept; between them elements are compared place by place. */
function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly (string | number)[],
  steps: JsonStep[],
): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && sameJson(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && sameJson(before.at(-1 - end), after.at(-1 - end))) end++
  const removed = before.length - end - start
  const inserted = after.length - end - start
  const paired = Math.min(removed, inserted)
  for (let index = start; index < start + paired; index++) {
    diffValues(before[index], after[index], [...path, index], steps)
  }
  for (let index = start + removed - 1; index >= start + paired; index--) {
    steps.push({ op: 'remove', path: [...path, index] })
  }
  for (let index = start + paired; index < start + inserted; index++) {
    steps.push({ op: 'add', path: [...path, index], value: after[index] })
  }
}

function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((element, index) => sameJson(element, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  )
}

function applyStep(value: unknown, step: JsonStep, depth: number): unknown {
  const key = step.path[depth]
  if (key === undefined) return step.op === 'remove' ? null : step.value
  const last = depth === step.path.length - 1
  if (Array.isArray(value)) {
    const index = Number(key)
    const inserts = last && step.op === 'add'
    if (index >= value.length + (inserts ? 1 : 0)) throw missingPlace(step)
    if (inserts) return value.toSpliced(index, 0, step.value)
    if (last && step.op === 'remove') return value.toSpliced(index, 1)
    return value.with(index, applyStep(value[index], step, depth + 1))
  }
  if (!isRecord(value)) throw missingPlace(step)
  const name = String(key)
  const adds = last && step.op === 'add'
  if (!adds && !Object.hasOwn(value, name)) throw missingPlace(step)
  const entries = Object.entries(value).filter(([other]) => other !== name)
  if (last && step.op === 'remove') return Object.fromEntries(entries)
  entries.push([name, applyStep(value[name], step, depth + 1)])
  return Object.fromEntries(entries)
}

function missingPlace(step: JsonStep): Error {
  return new Error(`no such place in the document: ${step.path.join('/')}`)
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * One text for one value: keys sorted, no white space, properties that are `undefined` left out. Two
 * bodies are the same document exactly when these texts are equal.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalElement).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const record = value as Readonly<Record<string, unknown>>
  const properties = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`)
  return `{${properties.join(',')}}`
}

function canonicalElement(value: unknown): string {
  return value === undefined ? 'null' : canonicalJson(value)
}
