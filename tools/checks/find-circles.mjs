/**
 * The groups of nodes that reach each other along the edges (Tarjan, "Depth-first search and linear
 * graph algorithms", 1972), each in the order of the alphabet. A node alone is no circle.
 * @param {readonly (readonly [string, string])[]} edges
 */
export function findCircles(edges) {
  const next = new Map()
  for (const [from, to] of edges) {
    if (!next.has(from)) next.set(from, new Set())
    next.get(from).add(to)
  }
  const state = { next, order: new Map(), lowest: new Map(), open: [], circles: [] }
  for (const node of next.keys()) if (!state.order.has(node)) visit(node, state)
  return state.circles
}

function visit(node, state) {
  const { next, order, lowest, open, circles } = state
  order.set(node, order.size)
  lowest.set(node, order.get(node))
  open.push(node)
  for (const other of next.get(node) ?? []) {
    if (!order.has(other)) {
      visit(other, state)
      lowest.set(node, Math.min(lowest.get(node), lowest.get(other)))
    } else if (open.includes(other)) {
      lowest.set(node, Math.min(lowest.get(node), order.get(other)))
    }
  }
  if (lowest.get(node) !== order.get(node)) return
  const group = open.splice(open.indexOf(node))
  if (group.length > 1) circles.push(group.toSorted())
}
