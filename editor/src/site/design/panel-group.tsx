import { useState } from 'react'
import styles from './style-panel.module.css'

/** A part of the style panel under its heading, which opens and closes it. */
export function Group(props: {
  readonly title: string
  readonly isOpen: boolean
  readonly children: React.ReactNode
}) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <details
      className={styles['group']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{props.title}</h3>
      </summary>
      {isOpen && <div className={styles['inside']}>{props.children}</div>}
    </details>
  )
}
