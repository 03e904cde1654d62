import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { foundNoServer, RequestRefused } from './send-request.ts'

export const sessionKey = ['session'] as const

const hearers = new Set<() => void>()

/** Lets somebody know when a call finds that nobody is signed in any more. */
export function onSignedOut(hear: () => void): void {
  hearers.add(hear)
}

/** A session that ended elsewhere shows the way to sign in, whichever call found out. */
function onRefused(error: unknown): void {
  if (error instanceof RequestRefused && error.code === 'signed-out') {
    for (const hear of hearers) hear()
    void queryClient.invalidateQueries({ queryKey: sessionKey })
  }
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onRefused }),
  mutationCache: new MutationCache({ onError: onRefused }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (count, error) => count < 2 && foundNoServer(error),
    },
    // without a connection it fails at once: kept back, it would be done long after somebody gave it up
    mutations: { networkMode: 'always' },
  },
})
