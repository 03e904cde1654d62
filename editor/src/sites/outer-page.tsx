import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountMenu } from '../accounts/account-menu.tsx'
import { BrandMark } from '../accounts/door-page.tsx'
import styles from './outer-page.module.css'

/** What stands around a room that belongs to no single site. */
export function OuterPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['page']}>
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
