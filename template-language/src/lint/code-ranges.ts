/** Where scripts and styles stand in a text: there a brace is seldom meant as a tag. */
export type CodeRanges = readonly { readonly start: number; readonly end: number }[]

export function findCode(text: string): CodeRanges {
  const lower = text.toLowerCase()
  const ranges: { start: number; end: number }[] = []
  const opening = /<(script|style)(?=[\s>/])/g
  for (let found = opening.exec(lower); found !== null; found = opening.exec(lower)) {
    const close = lower.indexOf(`</${found[1]}`, opening.lastIndex)
    const end = close === -1 ? text.length : close
    ranges.push({ start: found.index, end })
    opening.lastIndex = end
  }
  return ranges
}

export function isInside(ranges: CodeRanges, at: number): boolean {
  let first = 0
  for (let end = ranges.length; first < end;) {
    const middle = (first + end) >>> 1
    if ((ranges[middle]?.end ?? 0) <= at) first = middle + 1
    else end = middle
  }
  const range = ranges[first]
  return range !== undefined && at >= range.start
}
