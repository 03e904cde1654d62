import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './button.tsx'
import { loadErrorWords } from './states.tsx'
import list from './list.module.css'

type LoadMoreProps = {
  /** The list, as far as it is here. */
  readonly of: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'
  >
}

/** The way to what follows in a list that is long; says so where that could not be loaded. */
export function LoadMore({ of: found }: LoadMoreProps) {
  if (!found.hasNextPage) return null
  const hasFailed = found.isFetchNextPageError && !found.isFetchingNextPage
  return (
    <div className={list['more']}>
      {hasFailed && (
        <p role="alert" className={list['failed']}>
          {loadErrorWords(found.error, interfaceMessages['no-results'])}
        </p>
      )}
      {/* one button, so that the keys of who pressed it stay there */}
      <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
        {hasFailed ? 'Retry' : 'Load more'}
      </Button>
    </div>
  )
}
