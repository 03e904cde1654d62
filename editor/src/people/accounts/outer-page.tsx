import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { BrandMark } from './door-page.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { useKeysInRooms } from '../../ground/controls/use-keys-in-rooms.ts'
import styles from './outer-page.module.css'
import list from '../../ground/controls/list.module.css'

/** What stands around a room that belongs to no single site. */
export function OuterPage({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  useKeysInRooms(page)
  return (
    <div ref={page} className={styles['page']}>
      <header className={styles['bar']}>
        <Link to="/" className={styles['name'] ?? ''}>
          <BrandMark /> Vitrine
        </Link>
        <AccountMenu />
      </header>
      {children}
    </div>
  )
}

/** A room that belongs to no single site, with the way back to all of them. */
export function OuterRoom(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <OuterPage>
      <Room
        title={props.title}
        back={
          <Link to="/" className={list['back'] ?? ''}>
            <ArrowLeft size={16} aria-hidden /> All sites
          </Link>
        }
      >
        {props.children}
      </Room>
    </OuterPage>
  )
}
