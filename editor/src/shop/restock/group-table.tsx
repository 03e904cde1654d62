import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import type { Site } from '../../site/sites/sites.ts'
import { canBeTold, tellGroup } from './restock-query.ts'
import { groupName, stockWords } from './restock-words.ts'
import { TellDialog } from './tell-dialog.tsx'
import list from '../../ground/controls/list.module.css'

/** How many wait for each variant, and what there is of it. */
export function GroupTable({
  site,
  groups,
}: {
  readonly site: Site
  readonly groups: readonly SignUpGroup[]
}) {
  const [asked, setAsked] = useState<SignUpGroup>()
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={list['number']}>
              Waiting
            </th>
            <th scope="col" className={list['wide']}>
              Stock
            </th>
            <th scope="col" className={list['wide']}>
              Told last
            </th>
            <th scope="col" aria-label="Tell them" />
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow
              key={`${group.productId}/${group.variantId}`}
              site={site}
              group={group}
              onTell={() => setAsked(group)}
            />
          ))}
        </tbody>
      </table>
      {asked !== undefined && (
        <TellDialog
          siteId={site.siteId}
          waiting={asked.waiting}
          what={groupName(asked)}
          tell={() => tellGroup(site.siteId, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function GroupRow({
  site,
  group,
  onTell,
}: {
  readonly site: Site
  readonly group: SignUpGroup
  readonly onTell: () => void
}) {
  const settings = useSettings(site.siteId)
  const { productId, variantId, title, variant, waiting, lastSentOn } = group
  const toldLast = lastSentOn === null ? '' : formatInstant(lastSentOn, settings)
  return (
    <tr>
      <td className={list['breaks']}>
        <Link
          to="/sites/$siteName/restock/$productId/$variantId"
          params={{ siteName: site.name, productId, variantId }}
          className={list['row'] ?? ''}
        >
          {title === '' ? groupName(group) : title}
        </Link>{' '}
        <span className={list['quiet']}>{variant}</span>
        <span className={list['narrow']}>
          {stockWords(group)}
          {toldLast !== '' && `, told ${toldLast}`}
        </span>
      </td>
      <td className={list['number']}>{waiting}</td>
      <td className={list['wide']}>{stockWords(group)}</td>
      <td className={`${list['when']} ${list['wide']}`}>{toldLast}</td>
      <td className={`${list['number']} ${list['actions']}`}>
        {canBeTold(group) && (
          <Button
            size="small"
            icon={<Mail size={14} aria-hidden />}
            aria-label={`Tell who waits for ${groupName(group)}`}
            onPress={onTell}
          >
            Tell
          </Button>
        )}
      </td>
    </tr>
  )
}
