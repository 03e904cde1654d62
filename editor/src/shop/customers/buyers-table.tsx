import { Link } from '@tanstack/react-router'
import type { Buyer } from '@vitrine/rules/shop/customers/customers-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Mark } from '../../ground/controls/states.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import type { Site } from '../../site/sites/sites.ts'
import list from '../../ground/controls/list.module.css'

/** Whoever has ordered: how often, and when last. */
export function BuyersTable({
  site,
  buyers,
}: {
  readonly site: Site
  readonly buyers: readonly Buyer[]
}) {
  const settings = useSettings(site.siteId)
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col" className={list['wide']}>
              Last order
            </th>
            <th scope="col" className={list['number']}>
              Orders
            </th>
          </tr>
        </thead>
        <tbody>
          {buyers.map(({ email, name, orders, lastOrderAt, hasAccount }) => (
            <tr key={email}>
              <td className={list['breaks']}>
                <Link
                  to="/sites/$siteName/customers/$email"
                  params={{ siteName: site.name, email }}
                  className={list['row'] ?? ''}
                >
                  {email}
                </Link>{' '}
                <span className={list['quiet']}>
                  <bdi>{name}</bdi>
                </span>{' '}
                {hasAccount && <Mark tone="quiet">Account</Mark>}
                <span className={list['narrow']}>
                  Last order {formatInstant(lastOrderAt, settings)}
                </span>
              </td>
              <td className={`${list['when']} ${list['wide']}`}>
                {formatInstant(lastOrderAt, settings)}
              </td>
              <td className={list['number']}>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
