import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { LoadMore } from './load-more.tsx'

afterEach(() => cleanup())

function Numbers({ read }: { readonly read: (from: number) => Promise<number> }) {
  const found = useInfiniteQuery({
    queryKey: ['numbers'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last) => (last < 3 ? last + 1 : undefined),
  })
  return (
    <>
      <p>{found.data?.pages.join(' ')}</p>
      <LoadMore of={found} />
    </>
  )
}

it('what follows in a list says that it could not be loaded, and can be tried again', async () => {
  const state = { isCut: false }
  const read = (from: number): Promise<number> =>
    state.isCut ? Promise.reject(new TypeError('cut')) : Promise.resolve(from)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Numbers read={read} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByText('1 2')
  state.isCut = true
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to load results')
  expect(document.activeElement?.textContent).toBe('Retry')
  state.isCut = false
  await user.keyboard('{Enter}')
  await screen.findByText('1 2 3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
