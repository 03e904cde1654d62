/** What the editor says of a chart's data (spec §5, editor interface messages). */
export const chartsMessages = {
  'no-data': 'Enter some data!',
  'no-column': 'Your dataset must have at least one column',
  'no-row': 'Your dataset must have at least one row',
  'missing-data': 'One or more rows was missing data',
} as const

/** Said where more came than a dataset may hold. */
export function cutNotice(rows: number, columns: number): string {
  return `Your dataset was cut to its first ${rows} rows and ${columns} columns.`
}
