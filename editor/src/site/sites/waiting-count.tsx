import { useQuery } from '@tanstack/react-query'
import { commentsApi, mostCounted } from '@vitrine/rules/site/comments/comments-api.ts'
import { call } from '../../ground/http/send-request.ts'
import styles from './waiting-count.module.css'

/** How many comments wait, beside the way to them; nothing where none does. */
export function WaitingCount({ siteId }: { readonly siteId: string }) {
  const { data } = useQuery({
    // asked anew with the lists, whenever somebody decides
    queryKey: ['comments', siteId, 'waiting'],
    queryFn: () => call(commentsApi.waiting, { params: { siteId } }),
    refetchInterval: 30_000,
  })
  const waiting = data?.waiting ?? 0
  if (waiting === 0) return null
  const shown = waiting >= mostCounted ? `${mostCounted - 1}+` : String(waiting)
  return (
    <span className={styles['count']}>
      {shown}
      <span className={styles['unseen']}> waiting</span>
    </span>
  )
}
