import { Trash2 } from 'lucide-react'
import type { Subscriber } from '@vitrine/rules/site/mailing-lists/mailing-list-api.ts'
import type { SubscriberSource } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import type { Site } from '../sites/sites.ts'
import { useRemoveSubscriber } from './mailing-list-query.ts'
import list from '../../ground/controls/list.module.css'

const sources: Readonly<Record<SubscriberSource, string>> = {
  page: 'Sign-up page',
  checkout: 'Checkout',
  restock: 'Sold-out product',
}

type SubscriberTableProps = {
  readonly site: Site
  readonly subscribers: readonly Subscriber[]
}

/** Who wants news: since when, and where they asked. */
export function SubscriberTable({ site, subscribers }: SubscriberTableProps) {
  const remove = useRemoveSubscriber(site.siteId)
  const settings = useSettings(site.siteId)
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col" className={list['wide']}>
              Where
            </th>
            <th scope="col" className={list['wide']}>
              Since
            </th>
            <th scope="col" aria-label="Remove" />
          </tr>
        </thead>
        <tbody>
          {subscribers.map(({ id, email, source, askedOn, decidedOn }) => {
            const since = formatInstant(decidedOn ?? askedOn, settings)
            return (
              <tr key={id}>
                <td className={list['breaks']}>
                  {email}
                  <span className={list['narrow']}>
                    {sources[source]}, {since}
                  </span>
                </td>
                <td className={list['wide']}>{sources[source]}</td>
                <td className={`${list['when']} ${list['wide']}`}>{since}</td>
                <td className={`${list['number']} ${list['actions']}`}>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Remove ${email}`}
                    icon={<Trash2 size={15} aria-hidden />}
                    onPress={() => void remove(id, email)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
