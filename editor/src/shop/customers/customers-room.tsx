import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download, UserRound } from 'lucide-react'
import { customersPaths } from '@vitrine/rules/shop/customers/customers-paths.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchedList } from '../../ground/controls/searched-list.tsx'
import { FirstUse } from '../../ground/controls/states.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf } from '../../ground/http/send-request.ts'
import { ShopSettingsLink } from '../../site/sites/shop-settings-link.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { CustomerTable } from './customer-table.tsx'
import { customersQuery } from './customers-query.ts'

/** Whoever has an account on the site. */
export function CustomersRoom() {
  const site = useSite()
  const { search = '' } = useSearch({ from: '/inside/sites/$siteName/customers' })
  const navigate = useNavigate()
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/customers',
      params: { siteName: site.name },
      search: words === '' ? {} : { search: words },
      // each letter of a search is no step back
      replace: true,
    })
  const customers = useInfiniteQuery(customersQuery(site.siteId, search))
  const shown = customers.data?.pages.flatMap((page) => page.customers) ?? []
  return (
    <Room title="Customers" actions={shown.length > 0 && <CustomersFile site={site} />}>
      <SearchedList
        noun="customers"
        search={search}
        onSearch={find}
        of={customers}
        count={shown.length}
        first={<NobodyYet site={site} />}
        nothing={{
          icon: <UserRound size={20} aria-hidden />,
          title: 'Nobody like that',
          sentence: `No customer has “${search}” in their name or their e-mail address.`,
        }}
      >
        <CustomerTable site={site} customers={shown} />
      </SearchedList>
    </Room>
  )
}

function NobodyYet({ site }: { readonly site: Site }) {
  const settings = useSettings(site.siteId)
  const isOn = settings?.store.memberAccounts === true
  return (
    <FirstUse
      icon={<UserRound size={20} aria-hidden />}
      title="Nobody has an account yet"
      action={<ShopSettingsLink site={site} isPrimary={!isOn} />}
    >
      {isOn
        ? 'Whoever makes an account at the checkout, or at /account of your site, stands here. Orders of people without one are in Orders.'
        : 'People who buy can have accounts, where they find their orders and keep their address. Turn that on in the settings of the shop.'}
    </FirstUse>
  )
}

function CustomersFile({ site: { siteId } }: { readonly site: Site }) {
  return (
    <Button
      icon={<Download size={15} aria-hidden />}
      onPress={() => downloadFile(addressOf(customersPaths.csv, { siteId }), 'customers.csv')}
    >
      Export as CSV
    </Button>
  )
}
