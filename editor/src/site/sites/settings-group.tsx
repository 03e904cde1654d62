import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { PanelHeading } from '../../ground/controls/room.tsx'
import {
  settingsGroups,
  settingsTitle,
  wayToSettings,
  type SettingsPart,
} from './settings-groups.ts'
import styles from './settings-group.module.css'

const groups = Object.values(settingsGroups)

/** The parts of the settings, each with an address of its own. */
export function SettingsContents(props: {
  readonly siteName: string
  readonly open: SettingsPart
}) {
  return (
    <nav className={styles['contents']} aria-label="Parts of the settings">
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link
              {...wayToSettings(props.siteName, id)}
              className={styles['link'] ?? ''}
              aria-current={id === props.open ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Some panels under the name of what they are about; the keys go on there where it was asked for. */
export function SettingsGroup(props: {
  readonly part: SettingsPart
  readonly isAsked: boolean
  readonly children: ReactNode
}) {
  const { part, isAsked, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return
    title.current?.scrollIntoView({ block: 'nearest' })
    title.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <section className={styles['group']} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`} className={styles['title']} tabIndex={-1} ref={title}>
        {settingsTitle(part)}
      </h2>
      <PanelHeading value="h3">{children}</PanelHeading>
    </section>
  )
}
