import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { Use, UsesQuery } from '@vitrine/rules/site/content/uses-api.ts'
import { nameOfUse } from '@vitrine/rules/site/content/uses-words.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { usesQuery } from './uses.ts'
import styles from './used-in.module.css'

/** The places that show something or lead to it, each with the way there. */
export function UsedIn({ of }: { readonly of: UsesQuery }) {
  const { siteId } = useWorkingSite()
  const headingId = useId()
  const query = useQuery(usesQuery(siteId, of))
  return (
    <section className={styles['used']} aria-labelledby={headingId}>
      <h3 id={headingId}>Used in</h3>
      {query.isPending && <Skeleton rows={1} height={24} />}
      {query.isError && (
        <LoadError
          error={query.error}
          message={interfaceMessages['not-loaded']}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && query.data.uses.length === 0 && <p>Nowhere yet.</p>}
      {query.isSuccess && query.data.uses.length > 0 && (
        <ul>
          {query.data.uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Place use={use} />
            </li>
          ))}
          {query.data.hasMore && <li>and more</li>}
        </ul>
      )}
    </section>
  )
}

function Place({ use }: { readonly use: Use }) {
  const site = useWorkingSite()
  const way = use.place === null ? undefined : site.wayTo(use.place)
  if (way === undefined) return nameOfUse(use)
  return <Link {...way}>{nameOfUse(use)}</Link>
}
