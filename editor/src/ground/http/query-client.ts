import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useSaveState } from '../changes/save-state.ts'
import { foundNoServer, RequestRefused } from './send-request.ts'

export const sessionKey = ['session'] as const

/** A session that ended elsewhere shows the way to sign in, whichever call found out. */
function onRefused(error: unknown): void {
  if (error instanceof RequestRefused && error.code === 'signed-out') {
    useSaveState.setState({ isSignedOut: true })
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
  },
})
