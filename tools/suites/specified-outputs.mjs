const unreadableSize = "Invalid source parameter. Pass in 'originalSize'"

/**
 * What the specification says of cases where the corpus says something else, by the case's id. The
 * specification comes first; decision 36 lists the points.
 */
export const specifiedOutputs = new Map([
  // spec §8: a bad size string shows the text, and a size without a number for each side is bad
  ...tableRows('formatters-content', {
    fc495d8840: `[${unreadableSize}]`,
    '150ce3227e': `[${unreadableSize}]`,
    '46ffed2eac': unreadableSize,
    ad0cdf12b1: `[${unreadableSize}]`,
    '241e1257a8': unreadableSize,
    '65ea916365': `[${unreadableSize}]`,
    b0b405f0f5: `[${unreadableSize}]`,
  }),
  // spec §3: the setting's name is `disqusShortname`
  ...tableRows('predicates-social', { c7db256494: 't' }),
])

function tableRows(table, outputs) {
  return Object.entries(outputs).map(([id, output]) => [`tables/${table}.jsonl#${id}`, output])
}
