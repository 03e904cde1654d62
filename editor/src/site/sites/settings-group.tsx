import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { PanelHeading } from '../../ground/controls/room.tsx'
import type { SettingsGroupName } from './settings-groups.ts'
import styles from './settings-group.module.css'

/** The parts of the settings, each with an address of its own. */
export function SettingsContents({ groups }: { readonly groups: readonly SettingsGroupName[] }) {
  useGoToPart()
  return (
    <nav className={styles['contents']} aria-label="Parts of the settings">
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              className={styles['link'] ?? ''}
              // the same part may be wanted once more
              onClick={() => goTo(id)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Some panels under the name of what they are about. */
export function SettingsGroup(
  props: Pick<SettingsGroupName, 'id' | 'title'> & { readonly children: ReactNode },
) {
  const { id, title, children } = props
  return (
    <section id={id} className={styles['group']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']} tabIndex={-1}>
        {title}
      </h2>
      <PanelHeading value="h3">{children}</PanelHeading>
    </section>
  )
}

/**
 * Comes to the part that the address names, which nobody could scroll to before it was there; once
 * more where somebody is led there again.
 */
function useGoToPart(): void {
  const { hash, state } = useLocation()
  useEffect(() => {
    if (hash === '') return undefined
    const soon = setTimeout(() => goTo(hash))
    return () => clearTimeout(soon)
  }, [hash, state])
}

function goTo(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
