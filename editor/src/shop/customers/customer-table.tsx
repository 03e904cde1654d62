import { Link } from '@tanstack/react-router'
import { IdCard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useRemoveCustomer } from './customers-query.ts'
import { MembershipsDialog } from '../paywall/memberships-dialog.tsx'
import list from '../../ground/controls/list.module.css'

/** Whoever has an account: since when, and how often they have bought. */
export function CustomerTable({
  site,
  customers,
}: {
  readonly site: Site
  readonly customers: readonly Customer[]
}) {
  const remove = useRemoveCustomer(site.siteId)
  const [opened, open] = useState<Customer | null>(null)
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col" className={list['wide']}>
              Since
            </th>
            <th scope="col" className={list['wide']}>
              Signed in last
            </th>
            <th scope="col" className={list['number']}>
              Orders
            </th>
            <th scope="col" aria-label="Memberships and account" />
          </tr>
        </thead>
        <tbody>
          {customers.map((one) => (
            <CustomerRow
              key={one.id}
              site={site}
              customer={one}
              onMemberships={() => open(one)}
              onRemove={() => void remove(one.id, one.email)}
            />
          ))}
        </tbody>
      </table>
      {opened !== null && (
        <MembershipsDialog site={site} customer={opened} onClose={() => open(null)} />
      )}
    </div>
  )
}

function CustomerRow({
  site,
  customer: { email, name, createdOn, seenOn, orders, memberships },
  onMemberships,
  onRemove,
}: {
  readonly site: Site
  readonly customer: Customer
  readonly onMemberships: () => void
  readonly onRemove: () => void
}) {
  const settings = useSettings(site.siteId)
  const since = formatInstant(createdOn, settings)
  return (
    <tr>
      <td className={list['breaks']}>
        <Link
          to="/sites/$siteName/customers/$email"
          params={{ siteName: site.name, email }}
          className={list['row'] ?? ''}
        >
          {email}
        </Link>{' '}
        <span className={list['quiet']}>{name}</span>
        {memberships !== '' && ' '}
        {memberships !== '' && <span className={list['quiet']}>· {memberships}</span>}
        <span className={list['narrow']}>Since {since}</span>
      </td>
      <td className={`${list['when']} ${list['wide']}`}>{since}</td>
      <td className={`${list['when']} ${list['wide']}`}>{formatInstant(seenOn, settings)}</td>
      <td className={list['number']}>{orders}</td>
      <td className={`${list['number']} ${list['actions']}`}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`Memberships of ${email}`}
          icon={<IdCard size={15} aria-hidden />}
          onPress={onMemberships}
        />
        {may(site, 'manage-orders') && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove the account of ${email}`}
            icon={<Trash2 size={15} aria-hidden />}
            onPress={onRemove}
          />
        )}
      </td>
    </tr>
  )
}
