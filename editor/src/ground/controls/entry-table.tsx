/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards it is a table no longer for some screen readers, unless its roles are written out */
import type { ReactNode } from 'react'
import { cx } from '../styling/cx.ts'
import styles from './entry-table.module.css'

/**
 * A table to type into. Where it is too narrow for its columns, a row is a card: its name, and
 * below it the cells, each under the name of its column.
 */
export function EntryTable(props: {
  /** The first is the one of the rows' names. */
  readonly columns: readonly string[]
  /** Sets how the cells of a card lie: the columns of its grid. */
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles['frame']}>
      <table role="table" className={cx(styles['table'], props.className)}>
        <thead role="rowgroup">
          <tr role="row">
            {props.columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{props.children}</tbody>
      </table>
    </div>
  )
}

/** A row of such a table, with what stands in each column but the first, by the column's name. */
export function EntryRow(props: {
  readonly name: ReactNode
  readonly cells: Readonly<Record<string, ReactNode>>
}) {
  return (
    <tr role="row">
      <td role="cell">{props.name}</td>
      {Object.entries(props.cells).map(([column, content]) => (
        <td key={column} role="cell" data-column={column}>
          {content}
        </td>
      ))}
    </tr>
  )
}
