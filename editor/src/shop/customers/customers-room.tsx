import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
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
import { BuyersTable } from './buyers-table.tsx'
import { CustomerTable } from './customer-table.tsx'
import { buyersQuery, customersQuery } from './customers-query.ts'
import list from '../../ground/controls/list.module.css'

/** Whoever has ordered, or has an account on the site. */
export function CustomersRoom() {
  const { who, search = '' } = useSearch({ from: '/inside/sites/$siteName/customers' })
  return who === 'accounts' ? <Accounts search={search} /> : <Buyers search={search} />
}

/** What a search does to the address. */
function useFind(who: 'accounts' | undefined) {
  const site = useSite()
  const navigate = useNavigate()
  return (words: string): void =>
    void navigate({
      to: '/sites/$siteName/customers',
      params: { siteName: site.name },
      search: { ...(who && { who }), ...(words !== '' && { search: words }) },
      // each letter of a search is no step back
      replace: true,
    })
}

function Buyers({ search }: { readonly search: string }) {
  const site = useSite()
  const buyers = useInfiniteQuery(buyersQuery(site.siteId, search))
  const shown = buyers.data?.pages.flatMap((page) => page.buyers) ?? []
  return (
    <Customers
      search={search}
      of={buyers}
      count={shown.length}
      file={{ path: customersPaths.buyersCsv, name: 'customers.csv' }}
      first={
        <FirstUse icon={<UserRound size={20} aria-hidden />} title="Nobody has ordered yet">
          Whoever orders stands here, with all that they bought.
        </FirstUse>
      }
    >
      <BuyersTable site={site} buyers={shown} />
    </Customers>
  )
}

function Accounts({ search }: { readonly search: string }) {
  const site = useSite()
  const customers = useInfiniteQuery(customersQuery(site.siteId, search))
  const shown = customers.data?.pages.flatMap((page) => page.customers) ?? []
  return (
    <Customers
      who="accounts"
      search={search}
      of={customers}
      count={shown.length}
      file={{ path: customersPaths.csv, name: 'accounts.csv' }}
      first={<NoAccountYet site={site} />}
    >
      <CustomerTable site={site} customers={shown} />
    </Customers>
  )
}

type CustomersProps = Pick<
  Parameters<typeof SearchedList>[0],
  'search' | 'of' | 'count' | 'first' | 'children'
> & {
  /** Absent: whoever has ordered. */
  readonly who?: 'accounts'
  /** All of them as a table. */
  readonly file: Omit<Parameters<typeof CustomersFile>[0], 'site'>
}

/** One of the two lists, with its search, its file and the way to the other one. */
function Customers({ who, file, ...shown }: CustomersProps) {
  const site = useSite()
  const find = useFind(who)
  const { search, count } = shown
  return (
    <Room title="Customers" actions={count > 0 && <CustomersFile site={site} {...file} />}>
      <SearchedList
        noun="customers"
        onSearch={find}
        kinds={<Kinds site={site} search={search} />}
        nothing={{
          icon: <UserRound size={20} aria-hidden />,
          title: 'Nobody like that',
          sentence: `No customer has “${search}” in their name or their e-mail address.`,
        }}
        {...shown}
      />
    </Room>
  )
}

function Kinds({ site, search }: { readonly site: Site; readonly search: string }) {
  const words = search === '' ? {} : { search }
  const place = {
    to: '/sites/$siteName/customers',
    params: { siteName: site.name },
    activeOptions: { exact: true, includeSearch: true },
    className: list['filter'] ?? '',
  } as const
  return (
    <>
      <Link {...place} search={words}>
        Have ordered
      </Link>
      <Link {...place} search={{ ...words, who: 'accounts' }}>
        With an account
      </Link>
    </>
  )
}

function NoAccountYet({ site }: { readonly site: Site }) {
  const settings = useSettings(site.siteId)
  const isOn = settings?.store.memberAccounts === true
  return (
    <FirstUse
      icon={<UserRound size={20} aria-hidden />}
      title="Nobody has an account yet"
      action={<ShopSettingsLink site={site} isPrimary={!isOn} />}
    >
      {isOn
        ? 'Whoever makes an account at the checkout, or at /account of your site, stands here.'
        : 'People who buy can have accounts, where they find their orders and keep their address. Turn that on in the settings of the shop.'}
    </FirstUse>
  )
}

function CustomersFile({
  site: { siteId },
  path,
  name,
}: {
  readonly site: Site
  readonly path: typeof customersPaths.csv | typeof customersPaths.buyersCsv
  readonly name: string
}) {
  return (
    <Button
      icon={<Download size={15} aria-hidden />}
      onPress={() => downloadFile(addressOf(path, { siteId }), name)}
    >
      Export as CSV
    </Button>
  )
}
