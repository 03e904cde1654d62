import { createContext, useContext, type ReactNode } from 'react'
import styles from './room.module.css'

/** One screen of the editor beside the rail: its heading, its actions and its content. */
export function Room(props: {
  readonly title: string
  /** What leads back to the list that this is part of. */
  readonly back?: ReactNode
  readonly actions?: ReactNode
  /** What else can be done there: beside the heading where the actions have no room there. */
  readonly menu?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <main className={styles['room']} id="main">
      <div className={styles['inner']}>
        {props.back}
        <header className={styles['header']}>
          <h1>{props.title}</h1>
          {props.actions !== undefined && <div className={styles['actions']}>{props.actions}</div>}
          {props.menu !== undefined && <div className={styles['menu']}>{props.menu}</div>}
        </header>
        {props.children}
      </div>
    </main>
  )
}

/** The headings of panels: `h3` where they stand under headings of their own. */
export const PanelHeading = createContext<'h2' | 'h3'>('h2')

/** A part of a screen with its heading. */
export function Panel(props: {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}) {
  const level = useContext(PanelHeading)
  return (
    <section className={styles['panel']}>
      {level === 'h3' ? <h3>{props.title}</h3> : <h2>{props.title}</h2>}
      {props.hint !== undefined && <p className={styles['hint']}>{props.hint}</p>}
      {props.children}
    </section>
  )
}
