import type { Server, Socket } from 'node:net'

type Limit = {
  readonly perAddress: number
  readonly addressOf: (socket: Socket) => string
  /** Whether the connection is kept alive with nothing under way. */
  readonly isIdle: (socket: Socket) => boolean
}

/**
 * Keeps each address to a number of connections. One more makes room for itself: the oldest of the
 * address whose answer is not read is closed, else the oldest that is idle. Where all of them are at
 * work, the new one is closed. So an attack leaves its own neighbours behind one address a way in.
 */
export function limitConnections(server: Server, limit: Limit): void {
  const open = new Map<string, Set<Socket>>()
  server.on('connection', (socket: Socket) => {
    const address = limit.addressOf(socket)
    let sockets = open.get(address)
    if (sockets === undefined) open.set(address, (sockets = new Set()))
    if (sockets.size >= limit.perAddress) {
      const given = findDispensable(sockets, limit)
      if (given === undefined) return void socket.destroy()
      given.destroy()
      sockets.delete(given)
    }
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && open.get(address) === sockets) open.delete(address)
    })
  })
}

function findDispensable(sockets: ReadonlySet<Socket>, { isIdle }: Limit): Socket | undefined {
  let idle: Socket | undefined
  for (const socket of sockets) {
    if (socket.writableLength > 0) return socket
    if (idle === undefined && isIdle(socket)) idle = socket
  }
  return idle
}
