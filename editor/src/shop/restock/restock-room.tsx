import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BellRing, Download, Mails } from 'lucide-react'
import { useState } from 'react'
import type { SignUpGroup } from '@vitrine/rules/shop/restock/restock-api.ts'
import { restockPaths } from '@vitrine/rules/shop/restock/restock-paths.ts'
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
import { GroupTable } from './group-table.tsx'
import { groupsQuery, groupsToTell, tellGroups } from './restock-query.ts'
import { groupName } from './restock-words.ts'
import { TellDialog } from './tell-dialog.tsx'

/** What people wait for: how many for each variant, and the way to tell them. */
export function RestockRoom() {
  const site = useSite()
  const { search = '' } = useSearch({ from: '/inside/sites/$siteName/restock' })
  const navigate = useNavigate()
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/restock',
      params: { siteName: site.name },
      search: words === '' ? {} : { search: words },
      // each letter of a search is no step back
      replace: true,
    })
  const groups = useInfiniteQuery(groupsQuery(site.siteId, { search }))
  const shown = groups.data?.pages.flatMap((page) => page.signUpGroups) ?? []
  return (
    <Room title="Restock" actions={shown.length > 0 && <RestockTools site={site} />}>
      <SearchedList
        noun="products"
        search={search}
        onSearch={find}
        of={groups}
        count={shown.length}
        first={<NobodyWaits site={site} />}
        nothing={{
          icon: <BellRing size={20} aria-hidden />,
          title: 'Nobody waits for that',
          sentence: `No product that somebody waits for has “${search}” in its name or its address.`,
        }}
      >
        <GroupTable site={site} groups={shown} />
      </SearchedList>
    </Room>
  )
}

function NobodyWaits({ site }: { readonly site: Site }) {
  const settings = useSettings(site.siteId)
  const isOn = settings?.store.restock?.takesSignUps === true
  return (
    <FirstUse
      icon={<BellRing size={20} aria-hidden />}
      title="Nobody waits yet"
      action={<ShopSettingsLink site={site} isPrimary={!isOn} />}
    >
      {isOn
        ? 'A product that is sold out asks for an e-mail address. Whoever leaves one stands here, until you tell them that it is back.'
        : 'A product that is sold out can ask for an e-mail address, so that you can tell who wants it once it is back. Turn that on in the settings of the shop.'}
    </FirstUse>
  )
}

/** What is done with all groups: telling everybody who can be told, and a file of all. */
function RestockTools({ site }: { readonly site: Site }) {
  const { siteId } = site
  const [asked, setAsked] = useState<readonly SignUpGroup[]>()
  const ready = useQuery({
    queryKey: ['restock', siteId, 'to-tell'],
    queryFn: () => groupsToTell(siteId),
    refetchInterval: 30_000,
  })
  const groups = ready.data ?? []
  const [first] = asked ?? []
  return (
    <>
      <Button
        icon={<Download size={15} aria-hidden />}
        onPress={() => downloadFile(addressOf(restockPaths.csv, { siteId }), 'restock.csv')}
      >
        Export as CSV
      </Button>
      <Button
        kind="primary"
        icon={<Mails size={15} aria-hidden />}
        isDisabled={groups.length === 0}
        onPress={() => setAsked(groups)}
      >
        Tell all
      </Button>
      {asked !== undefined && first !== undefined && (
        <TellDialog
          siteId={siteId}
          waiting={asked.reduce((sum, one) => sum + one.waiting, 0)}
          what={asked.length === 1 ? groupName(first) : `${asked.length} variants`}
          tell={() => tellGroups(siteId, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
