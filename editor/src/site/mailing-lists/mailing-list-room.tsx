import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Copy, Download, Megaphone } from 'lucide-react'
import { mailingListPaths } from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import type { SubscriberState } from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { copyText } from '../../ground/controls/copy-button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchedList } from '../../ground/controls/searched-list.tsx'
import { FirstUse } from '../../ground/controls/states.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { addressOf } from '../../ground/http/send-request.ts'
import { ShopSettingsLink } from '../sites/shop-settings-link.tsx'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { subscribersQuery } from './mailing-list-query.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import list from '../../ground/controls/list.module.css'

const tabs = ['joined', 'asked', 'left'] as const satisfies readonly SubscriberState[]

const names: Readonly<Record<SubscriberState, string>> = {
  joined: 'On the list',
  asked: 'Not confirmed',
  left: 'Left',
}

function placeOf(show: SubscriberState, search: string) {
  return { ...(show !== 'joined' && { show }), ...(search !== '' && { search }) }
}

/** Who wants news by e-mail, who has not confirmed it, and who wants none any more. */
export function MailingListRoom() {
  const site = useSite()
  const { show = 'joined', search = '' } = useSearch({
    from: '/inside/sites/$siteName/mailing-list',
  })
  const navigate = useNavigate()
  const params = { siteName: site.name }
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/mailing-list',
      params,
      search: placeOf(show, words),
      // each letter of a search is no step back
      replace: true,
    })
  const subscribers = useInfiniteQuery({
    ...subscribersQuery(site.siteId, { show, search }),
    placeholderData: keepPreviousData,
  })
  const counts = subscribers.data?.pages[0]?.counts
  const shown = subscribers.data?.pages.flatMap((page) => page.subscribers) ?? []
  return (
    <Room title="Mailing list" actions={<Tools site={site} joined={counts?.joined ?? 0} />}>
      <nav className={list['head']} aria-label="Which addresses">
        {tabs.map((one) => (
          <Link
            key={one}
            to="/sites/$siteName/mailing-list"
            params={params}
            search={placeOf(one, search)}
            activeOptions={{ exact: true }}
            className={list['filter'] ?? ''}
          >
            {names[one]}
            {counts !== undefined && counts[one] > 0 && ` (${counts[one]})`}
          </Link>
        ))}
      </nav>
      <SearchedList
        noun="addresses"
        search={search}
        onSearch={find}
        of={subscribers}
        count={shown.length}
        first={<NobodyYet site={site} show={show} />}
        nothing={{
          icon: <Megaphone size={20} aria-hidden />,
          title: 'No such address',
          sentence: `No address under “${names[show]}” has “${search}” in it.`,
        }}
      >
        <SubscriberTable site={site} subscribers={shown} />
      </SearchedList>
    </Room>
  )
}

/** The address of the page to sign up, and a file for a mailing service. */
function Tools({ site, joined }: { readonly site: Site; readonly joined: number }) {
  const { siteId } = site
  const hasPage = useSettings(siteId)?.mailingList?.hasPage === true
  return (
    <>
      {hasPage && (
        <Button
          icon={<Copy size={15} aria-hidden />}
          onPress={() => void copyText(visitorOrigin(site) + mailingListPaths.page)}
        >
          Copy sign-up link
        </Button>
      )}
      {joined > 0 && (
        <Button
          icon={<Download size={15} aria-hidden />}
          onPress={() =>
            downloadFile(addressOf(mailingListPaths.csv, { siteId }), 'mailing-list.csv')
          }
        >
          Export as CSV
        </Button>
      )}
    </>
  )
}

const noneYet: Readonly<
  Record<SubscriberState, { readonly title: string; readonly what: string }>
> = {
  joined: {
    title: 'Nobody is on the list yet',
    what: 'Whoever asks for news and confirms it by a mail stands here. Export them for a mailing service; each has a link of their own to leave.',
  },
  asked: {
    title: 'Nobody has yet to confirm',
    what: 'Whoever asks for news gets a mail first. Who does not confirm it within a week is forgotten.',
  },
  left: { title: 'Nobody has left', what: 'Whoever wants no news any more stands here.' },
}

function NobodyYet({ site, show }: { readonly site: Site; readonly show: SubscriberState }) {
  const settings = useSettings(site.siteId)
  const { mailingList, store } = settings ?? {}
  const isOffered =
    mailingList?.hasPage === true ||
    mailingList?.atCheckout === true ||
    store?.restock?.offersMailingList === true
  const isOff = settings !== undefined && !isOffered
  const { title, what } = noneYet[show]
  return (
    <FirstUse
      icon={<Megaphone size={20} aria-hidden />}
      title={isOff ? 'Nobody is asked' : title}
      action={<ShopSettingsLink site={site} isPrimary={isOff} />}
    >
      {isOff
        ? 'Visitors can leave their address for news, on a page of your site, at the checkout or at what is sold out. Turn that on in the settings of the shop.'
        : what}
    </FirstUse>
  )
}
