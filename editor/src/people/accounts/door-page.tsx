import type { ReactNode } from 'react'
import styles from './door-page.module.css'

/** A small page in front of the editor: one heading, one thing to do. */
export function DoorPage({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <main className={styles['page']} id="main">
      <div className={styles['card']}>
        <p className={styles['name']}>
          <BrandMark /> Vitrine
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** The shop window that Vitrine is named after. */
export function BrandMark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path
        d="M8 9h16v14H8zM8 14h16"
        fill="none"
        className={styles['lines'] ?? ''}
        strokeWidth="2"
      />
    </svg>
  )
}
