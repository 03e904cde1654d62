import pg from 'pg'

type Statement = { readonly name: string; readonly values: readonly unknown[] }
type Client = { query: (...args: unknown[]) => unknown }

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/**
 * How many rows of tables and indexes PostgreSQL looks at for what happens meanwhile, by the plans
 * that it really takes: each statement is explained right after it was answered. Only for work that
 * reads.
 */
export async function rowsLookedAtDuring(work: () => Promise<unknown>): Promise<number> {
  let rows = 0
  const client = pg.Client.prototype as unknown as Client
  const { query } = client
  client.query = function explaining(this: unknown, ...args: unknown[]): unknown {
    const answer = query.apply(this, args)
    const statement = namedStatement(args[0])
    if (statement === undefined || !(answer instanceof Promise)) return answer
    return answer.then(async (result: unknown) => {
      const plans = (await query.call(this, explain(statement))) as { rows: ExplainRow[] }
      for (const row of plans.rows) for (const { Plan } of row['QUERY PLAN']) rows += scanned(Plan)
      return result
    })
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return rows
}

type ExplainRow = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }

function namedStatement(query: unknown): Statement | undefined {
  if (typeof query !== 'object' || query === null) return undefined
  const { name, text, values } = query as Partial<Statement & { text: string }>
  if (name === undefined || values === undefined) return undefined
  return /^\s*(?:select|with)\b/i.test(text ?? '') ? { name, values } : undefined
}

function explain({ name, values }: Statement): string {
  const literals = values.map((value) => {
    if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`
    return literal(value)
  })
  const call = literals.length === 0 ? '' : `(${literals.join(', ')})`
  return `explain (analyze, timing off, format json) execute ${pg.escapeIdentifier(name)}${call}`
}

function literal(value: unknown): string {
  return value === null ? 'null' : pg.escapeLiteral(String(value as string | number | boolean))
}

function scanned(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const isScan = node['Node Type'].includes('Scan')
  const own = isScan ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, plan) => sum + scanned(plan), own)
}
