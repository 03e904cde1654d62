import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { groupsQuery } from './restock-query.ts'
import { peopleWords } from './restock-words.ts'
import field from '../../ground/controls/field.module.css'

/** How many people wait for each variant of a product, with the way to them; nothing where nobody does. */
export function WaitingNote({
  site,
  productId,
}: {
  readonly site: Site
  readonly productId: string
}) {
  const mayKnow = may(site, 'manage-restock')
  const groups = useInfiniteQuery({
    ...groupsQuery(site.siteId, { productId }),
    enabled: mayKnow,
  })
  const waited = (groups.data?.pages ?? [])
    .flatMap((page) => page.signUpGroups)
    .filter(({ waiting }) => waiting > 0)
  if (!mayKnow || waited.length === 0) return null
  return (
    <>
      {waited.map((group) => (
        <p key={group.variantId} className={field['hint']}>
          <Link
            to="/sites/$siteName/restock/$productId/$variantId"
            params={{ siteName: site.name, productId, variantId: group.variantId }}
          >
            {sentence(group)}
          </Link>
        </p>
      ))}
    </>
  )
}

function sentence({ waiting, variant }: SignUpGroup): string {
  const who = `${peopleWords(waiting)} ${waiting === 1 ? 'waits' : 'wait'}`
  return variant === '' ? `${who} for it` : `${who} for ${variant}`
}
