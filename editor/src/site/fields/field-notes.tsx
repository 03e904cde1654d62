import type { ReactNode } from 'react'
import styles from '../../ground/controls/field.module.css'

type FieldNotesProps = {
  readonly help?: string | undefined
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A control above what helps to fill it and what is wrong with it. */
export function FieldNotes({ help, error, children }: FieldNotesProps) {
  return (
    <div className={styles['field']}>
      {children}
      {help !== undefined && <span className={styles['hint']}>{help}</span>}
      {error !== undefined && (
        <span role="alert" className={styles['error']}>
          {error}
        </span>
      )}
    </div>
  )
}
