import { readdirSync, readFileSync } from 'node:fs'
import { runLoad } from './measure/load.ts'
import type { Figure } from './measure/report.ts'
import { startProduct } from '@vitrine/server/testing/start-product.ts'

/** P11: proportional memory (Pss) of Node and its embedded database after load. Linux only. */
export async function measureMemory(pagePaths: readonly string[]): Promise<Figure> {
  const product = await startProduct()
  const host = new URL(product.shop).host
  for (const path of pagePaths) {
    const url = `http://127.0.0.1:${product.port}${path}`
    await runLoad({ url, host, seconds: 3 })
  }
  const bytes = treeOf(product.pid).reduce((sum, pid) => sum + pssOf(pid), 0)
  await product.stop()
  return {
    id: 'P11',
    job: 'memory after load, Node and database',
    value: bytes / 1024 / 1024,
    unit: 'MB Pss',
    floor: 180,
    goal: 165,
    better: 'lower',
    detail: '',
  }
}

/** A process and all that descend from it; PostgreSQL's backends are children of the postmaster. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentOf(Number(name))
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  const tree = [root]
  for (const pid of tree) {
    for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  }
  return tree
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function pssOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
