// Peers run as this same program in a process of their own, so that neither loads the other's part.
const [first, role] = process.argv.slice(2)
if (first === '--peer') {
  const { runPeer } = await import('./peers/run-peer.ts')
  await runPeer(role)
} else {
  const { runBenchmarks } = await import('./run-benchmarks.ts')
  process.exit(await runBenchmarks(process.argv.slice(2)))
}
