/** What a peer does in its own process; each loads nothing but what it is about. */
const roles: Readonly<Record<string, () => Promise<void>>> = {
  'bare-fastify': async () => (await import('./bare-fastify.ts')).bareFastify(),
  'bare-http': async () => (await import('./bare-http.ts')).bareHttp(await readInput()),
  'http-with-select': async () =>
    (await import('./http-with-select.ts')).httpWithSelect(await readInput()),
}

export async function runPeer(role: string | undefined): Promise<void> {
  const run = roles[role ?? '']
  if (run === undefined) throw new Error(`there is no peer ${role}`)
  await run()
}

/** What the benchmark sent when it started this process. */
function readInput<Input>(): Promise<Input> {
  return new Promise((resolve) => process.once('message', (input) => resolve(input as Input)))
}
