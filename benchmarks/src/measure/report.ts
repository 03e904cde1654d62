/** One measured figure beside its limits (`atLeast`: higher is better). */
export type Figure = {
  readonly id: string
  readonly job: string
  readonly value: number
  readonly unit: string
  readonly floor: number
  readonly goal: number
  readonly better: 'higher' | 'lower'
  /** What both sides reached, in words. */
  readonly detail: string
}

export function meets(figure: Figure, limit: number): boolean {
  return figure.better === 'higher' ? figure.value >= limit : figure.value <= limit
}

/** A table of all figures; the last column says which limit each meets. */
export function formatReport(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.id,
    figure.job,
    `${format(figure.value)} ${figure.unit}`,
    `${figure.better === 'higher' ? '>=' : '<='} ${format(figure.floor)}`,
    format(figure.goal),
    meets(figure, figure.goal) ? 'goal' : meets(figure, figure.floor) ? 'floor' : 'MISSED',
    figure.detail,
  ])
  const table = [['id', 'job', 'measured', 'floor', 'goal', 'meets', 'detail'], ...rows]
  const widths = table[0]?.map((_cell, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
