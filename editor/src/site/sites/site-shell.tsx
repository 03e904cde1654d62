import { documentNoun } from '@vitrine/rules/site/sites/document-noun.ts'
import { compareDocuments } from '@vitrine/rules/site/sites/compare-documents.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../people/accounts/session.ts'
import { Link, Outlet, useLocation, type LinkProps } from '@tanstack/react-router'
import {
  BadgePercent,
  BellRing,
  Braces,
  ChartColumn,
  ClipboardList,
  ExternalLink,
  FileText,
  FolderOpen,
  Gift,
  History,
  Inbox,
  ListChecks,
  Menu as MenuIcon,
  MessageSquare,
  Megaphone,
  Newspaper,
  Package,
  Repeat,
  Search,
  Settings,
  ShoppingBag,
  Star,
  Users,
  UserRound,
} from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { AccountMenu } from '../../people/accounts/account-menu.tsx'
import { BrandMark } from '../../people/accounts/door-page.tsx'
import type { Finder } from '../../ground/words/finder.ts'
import { LeavingDialog } from '../../ground/changes/leaving-dialog.tsx'
import { WordsLeavingDialog } from '../../ground/changes/words-leaving-dialog.tsx'
import { useSaveKeyInRooms } from '../../ground/changes/save-forms-here.ts'
import { SaveBanner } from '../../ground/changes/save-banner.tsx'
import { SaveMark } from '../../ground/changes/save-mark.tsx'
import { UndoButtons } from '../../ground/changes/undo-buttons.tsx'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { useKeysInRooms } from '../../ground/controls/use-keys-in-rooms.ts'
import { CommandPalette } from './command-palette.tsx'
import { FirstPage } from './first-page.tsx'
import { paletteEvent } from './palette-event.ts'
import { firstRoom, mayEnter, roomAt, roomNames, type RoomName } from './rooms.ts'
import { settingsTitle } from './settings-groups.ts'
import type { Site } from './sites.ts'
import { ClosedRoom, WaitingPage } from './system-pages.tsx'
import { useSite } from './use-site.ts'
import { WorkingSiteContext, type WorkingSite } from '../../ground/changes/working-site.ts'
import { WaitingCount } from './waiting-count.tsx'
import { wayToSite } from './way-to-site.ts'
import { wayToSubject } from './way-to-subject.ts'
import styles from './site-shell.module.css'

type RoomLink = {
  readonly to: NonNullable<LinkProps['to']>
  readonly room: RoomName
  readonly icon: ReactNode
}

const rooms: readonly { readonly title: string | null; readonly links: readonly RoomLink[] }[] = [
  {
    title: null,
    links: [
      {
        to: '/sites/$siteName/overview',
        room: 'overview',
        icon: <ListChecks size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/pages',
        room: 'pages',
        icon: <FileText size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/posts',
        room: 'posts',
        icon: <Newspaper size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/comments',
        room: 'comments',
        icon: <MessageSquare size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/files',
        room: 'files',
        icon: <FolderOpen size={17} aria-hidden />,
      },
    ],
  },
  {
    title: 'Shop',
    links: [
      {
        to: '/sites/$siteName/orders',
        room: 'orders',
        icon: <ShoppingBag size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/sales',
        room: 'sales',
        icon: <ChartColumn size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/customers',
        room: 'customers',
        icon: <UserRound size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/mailing-list',
        room: 'mailing-list',
        icon: <Megaphone size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/products',
        room: 'products',
        icon: <Package size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/discounts',
        room: 'discounts',
        icon: <BadgePercent size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/subscriptions',
        room: 'subscriptions',
        icon: <Repeat size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/gift-cards',
        room: 'gift-cards',
        icon: <Gift size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/restock',
        room: 'restock',
        icon: <BellRing size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/reviews',
        room: 'reviews',
        icon: <Star size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/forms',
        room: 'forms',
        icon: <ClipboardList size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/mailbox',
        room: 'mailbox',
        icon: <Inbox size={17} aria-hidden />,
      },
    ],
  },
  {
    title: 'Site',
    links: [
      {
        to: '/sites/$siteName/template',
        room: 'template',
        icon: <Braces size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/settings',
        room: 'settings',
        icon: <Settings size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/people',
        room: 'people',
        icon: <Users size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/history',
        room: 'history',
        icon: <History size={17} aria-hidden />,
      },
    ],
  },
]

/** Only rooms that the person has a use for, and no heading without one. */
function roomsOpenTo(site: Site): typeof rooms {
  return rooms
    .map(({ title, links }) => ({ title, links: links.filter(({ room }) => mayEnter(site, room)) }))
    .filter(({ links }) => links.length > 0)
}

/** Says in the browser's tab which room of which site is open. */
function useWindowTitle(here: RoomName | undefined, pathname: string, { title }: Site): void {
  const [, part = ''] = /\/settings\/([^/]+)/.exec(pathname) ?? []
  useEffect(() => {
    const names = [
      settingsTitle(part),
      here === undefined ? undefined : roomNames[here],
      title,
      'Vitrine',
    ]
    document.title = names.filter((name) => name !== undefined).join(' – ')
  }, [here, part, title])
}

/** The site as its rooms know it. */
function workingSiteOf(site: Site, installationSendsMail: boolean): WorkingSite {
  return {
    ...site,
    installationSendsMail,
    wayTo: (...change) => wayToSubject(site, ...change),
    nounOf: documentNoun,
    differencesOf: compareDocuments,
  }
}

/** What stands around every room of a site: where am I, what can be undone, is it saved. */
export function SiteShell({ finders }: { readonly finders: readonly Finder[] }) {
  const site = useSite()
  const { sendsMail } = useSuspenseQuery(sessionQuery).data
  const [isRailOpen, setRailOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const { search, pathname } = useLocation()
  const path = (search as { path?: string }).path ?? '/'
  const here = roomAt(pathname)
  useWindowTitle(here, pathname, site)
  usePaletteKey(() => setPaletteOpen(true))
  useSaveKeyInRooms()
  const inside = useRef<HTMLDivElement>(null)
  useKeysInRooms(inside)
  const open = roomsOpenTo(site)
  return (
    <WorkingSiteContext value={workingSiteOf(site, sendsMail)}>
      <div className={styles['shell']} data-rail={open.length > 0}>
        <a className={styles['skip']} href="#main">
          Skip to content
        </a>
        <header className={styles['bar']}>
          <div className={styles['burger']}>
            <Button
              kind="quiet"
              aria-label="Rooms of this site"
              aria-expanded={isRailOpen}
              icon={<MenuIcon size={18} aria-hidden />}
              onPress={() => setRailOpen(!isRailOpen)}
            />
          </div>
          <Link to="/" className={styles['brand'] ?? ''} aria-label="All sites">
            <BrandMark />
          </Link>
          <span className={styles['title']}>{site.title}</span>
          {mayEnter(site, 'history') && <UndoButtons siteId={site.siteId} />}
          <SaveMark siteId={site.siteId} />
          <span className={styles['space']} />
          <span className={styles['wide']}>
            <Button
              kind="quiet"
              aria-label="Search and commands"
              icon={<Search size={17} aria-hidden />}
              onPress={() => setPaletteOpen(true)}
            />
          </span>
          <a
            className={buttonClass('plain', 'small')}
            href={wayToSite(site, path)}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink size={14} aria-hidden />
            <span>
              View<span className={styles['wide']}> site</span>
            </span>
          </a>
          <AccountMenu />
        </header>
        <nav className={styles['rail']} data-open={isRailOpen} aria-label="Rooms of this site">
          <div className={styles['search']}>
            <Button
              kind="quiet"
              icon={<Search size={17} aria-hidden />}
              onPress={() => setPaletteOpen(true)}
            >
              Search
            </Button>
          </div>
          {open.map((group) => (
            <div key={group.title ?? ''} className={styles['group']}>
              {group.title !== null && <h2 className={styles['groupTitle']}>{group.title}</h2>}
              <ul>
                {group.links.map((link) => (
                  <li key={link.room}>
                    <Link
                      to={link.to}
                      params={{ siteName: site.name }}
                      search={{}}
                      activeOptions={{ includeSearch: false }}
                      className={styles['room'] ?? ''}
                      onClick={() => setRailOpen(false)}
                    >
                      {link.icon}
                      {roomNames[link.room]}
                      {link.room === 'comments' && <WaitingCount siteId={site.siteId} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles['content']}>
          <div className={styles['said']}>
            <SaveBanner siteId={site.siteId} />
          </div>
          <div ref={inside} className={styles['inside']}>
            <Suspense fallback={<WaitingPage room={here} />}>
              <Inside site={site} room={here} />
            </Suspense>
          </div>
        </div>
        <LeavingDialog siteId={site.siteId} />
        <WordsLeavingDialog />
        {isPaletteOpen && (
          <CommandPalette
            siteName={site.name}
            finders={finders}
            onClose={() => setPaletteOpen(false)}
            onGo={() => setRailOpen(false)}
          />
        )}
      </div>
    </WorkingSiteContext>
  )
}

function Inside({ site, room }: { readonly site: Site; readonly room: RoomName | undefined }) {
  if (room !== undefined) return mayEnter(site, room) ? <Outlet /> : <ClosedRoom site={site} />
  return firstRoom(site) === undefined ? <FirstPage site={site} /> : <Outlet />
}

/** Ctrl or Cmd and K, here or in the page frame, which hands it over as an event. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    globalThis.addEventListener('keydown', onKey)
    globalThis.addEventListener(paletteEvent, open)
    return () => {
      globalThis.removeEventListener('keydown', onKey)
      globalThis.removeEventListener(paletteEvent, open)
    }
  })
}
