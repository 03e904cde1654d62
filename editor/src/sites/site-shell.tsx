import { Link, Outlet, useLocation, type LinkProps } from '@tanstack/react-router'
import {
  ExternalLink,
  FileText,
  History,
  Inbox,
  Menu as MenuIcon,
  Package,
  Search,
  Settings,
  ShoppingBag,
  Users,
} from 'lucide-react'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { framePaths } from '@vitrine/rules/sites/frame-paths.ts'
import { AccountMenu } from '../accounts/account-menu.tsx'
import { BrandMark } from '../accounts/door-page.tsx'
import { SaveMark } from '../changes/save-mark.tsx'
import { UndoButtons } from '../changes/undo-buttons.tsx'
import { Button, buttonClass } from '../controls/button.tsx'
import { fillPath } from '../http/send-request.ts'
import { CommandPalette } from './command-palette.tsx'
import { paletteEvent } from './palette-event.ts'
import { WaitingPage } from './system-pages.tsx'
import { useSettings, useSite } from './use-site.ts'
import styles from './site-shell.module.css'

type RoomLink = {
  readonly to: NonNullable<LinkProps['to']>
  readonly name: string
  readonly icon: ReactNode
}

const rooms: readonly { readonly title: string | null; readonly links: readonly RoomLink[] }[] = [
  {
    title: null,
    links: [
      { to: '/sites/$siteName/pages', name: 'Pages', icon: <FileText size={17} aria-hidden /> },
    ],
  },
  {
    title: 'Shop',
    links: [
      {
        to: '/sites/$siteName/orders',
        name: 'Orders',
        icon: <ShoppingBag size={17} aria-hidden />,
      },
      {
        to: '/sites/$siteName/products',
        name: 'Products',
        icon: <Package size={17} aria-hidden />,
      },
      { to: '/sites/$siteName/mailbox', name: 'Mailbox', icon: <Inbox size={17} aria-hidden /> },
    ],
  },
  {
    title: 'Site',
    links: [
      {
        to: '/sites/$siteName/settings',
        name: 'Settings',
        icon: <Settings size={17} aria-hidden />,
      },
      { to: '/sites/$siteName/people', name: 'People', icon: <Users size={17} aria-hidden /> },
      { to: '/sites/$siteName/history', name: 'History', icon: <History size={17} aria-hidden /> },
    ],
  },
]

/** What stands around every room of a site: where am I, what can be undone, is it saved. */
export function SiteShell() {
  const site = useSite()
  const settings = useSettings(site.siteId)
  const [isRailOpen, setRailOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const { search } = useLocation()
  const path = (search as { path?: string }).path ?? '/'
  useEffect(() => {
    document.title = `${settings?.title ?? site.name} – Vitrine`
  }, [settings?.title, site.name])
  usePaletteKey(() => setPaletteOpen(true))
  const visit = `${fillPath(framePaths.visit, { siteId: site.siteId })}?path=${encodeURIComponent(path)}`
  return (
    <div className={styles['shell']}>
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
        <span className={styles['title']}>{settings?.title ?? site.name}</span>
        <UndoButtons siteId={site.siteId} />
        <SaveMark />
        <span className={styles['space']} />
        <span className={styles['wide']}>
          <Button
            kind="quiet"
            aria-label="Search and commands"
            icon={<Search size={17} aria-hidden />}
            onPress={() => setPaletteOpen(true)}
          />
        </span>
        <a className={buttonClass('plain', 'small')} href={visit} target="_blank" rel="noopener">
          <ExternalLink size={14} aria-hidden />
          <span>
            View<span className={styles['wide']}> site</span>
          </span>
        </a>
        <AccountMenu />
      </header>
      <nav className={styles['rail']} data-open={isRailOpen} aria-label="Rooms of this site">
        {rooms.map((group) => (
          <div key={group.title ?? ''} className={styles['group']}>
            {group.title !== null && <h2 className={styles['groupTitle']}>{group.title}</h2>}
            <ul>
              {group.links.map((link) => (
                <li key={link.name}>
                  <Link
                    to={link.to}
                    params={{ siteName: site.name }}
                    search={{}}
                    activeOptions={{ includeSearch: false }}
                    className={styles['room'] ?? ''}
                    onClick={() => setRailOpen(false)}
                  >
                    {link.icon}
                    {link.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['content']}>
        <Suspense fallback={<WaitingPage />}>
          <Outlet />
        </Suspense>
      </div>
      {isPaletteOpen && (
        <CommandPalette siteName={site.name} onClose={() => setPaletteOpen(false)} />
      )}
    </div>
  )
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
