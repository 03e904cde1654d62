import { Resolver } from 'node:dns/promises'

/** Asks the DNS; what is not there is an empty list. */
export type NameResolver = {
  /** The texts of all TXT records of a name. @throws NamesUnanswered */
  texts(name: string): Promise<readonly string[]>
  /** All IP addresses of a name. @throws NamesUnanswered */
  addresses(name: string): Promise<readonly string[]>
}

/** No name server said yes or no. */
export class NamesUnanswered extends Error {
  constructor(name: string) {
    super(`no name server answered for ${name}`)
    this.name = 'NamesUnanswered'
  }
}

/** How long one question waits, how often it is asked, and how long all of that may take. */
const patience = { timeout: 2000, tries: 2, maxTimeout: 4000 }

/**
 * The DNS as this machine knows it.
 * @param servers addresses to ask in place of the machine's own, with a port where it is not 53
 */
export function openNameResolver(servers: readonly string[]): NameResolver {
  const ask = async <Record>(
    name: string,
    question: (resolver: Resolver) => Promise<readonly Record[]>,
  ): Promise<readonly Record[]> => {
    // of its own, so that the machine's settings of today count
    const resolver = new Resolver(patience)
    if (servers.length > 0) resolver.setServers(servers)
    try {
      return await question(resolver)
    } catch (error) {
      if (isNothingThere(error)) return []
      throw new NamesUnanswered(name)
    }
  }
  return {
    async texts(name) {
      const records = await ask(name, (resolver) => resolver.resolveTxt(name))
      // a text of more than 255 characters comes in pieces
      return records.map((pieces) => pieces.join(''))
    },
    async addresses(name) {
      const [four, six] = await Promise.all([
        ask(name, (resolver) => resolver.resolve4(name)),
        ask(name, (resolver) => resolver.resolve6(name)),
      ])
      return [...four, ...six]
    },
  }
}

function isNothingThere(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOTFOUND' || code === 'ENODATA'
}
