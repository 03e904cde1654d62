import { fork, type ChildProcess } from 'node:child_process'

/** A small program to compare with, in a process of its own. */
export type Peer = {
  readonly port: number
  stop(): Promise<void>
}

/** Starts this same program in a peer's role; the peer tells its port when it listens. */
export function startPeer(role: string, input: object): Promise<Peer> {
  const program = process.argv[1]
  if (program === undefined) throw new Error('a benchmark has to be run as a program')
  const child = fork(program, ['--peer', role], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send(input)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { port } = message as { port: number }
      resolve({ port, stop: () => stopChild(child) })
    })
    child.once('exit', () => reject(new Error(`the peer ${role} ended`)))
  })
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
