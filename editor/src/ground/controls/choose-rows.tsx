import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components'
import styles from './choose-rows.module.css'
import checkbox from './checkbox.module.css'
import list from './list.module.css'

type Ids = ReadonlySet<string>

/** Which rows of a table are chosen, to do something with all of them. */
export type ChosenRows = {
  readonly chosen: Ids
  readonly onChoose: (ids: Ids) => void
}

type AllRows = ChosenRows & {
  readonly ids: readonly string[]
  /** What the rows are, such as "posts". */
  readonly noun: string
}

/** A table whose rows can be chosen: `columns` are the heads beside the choice, `children` its bodies. */
export function ChooseTable(
  props: AllRows & { readonly columns: ReactNode; readonly children: ReactNode },
) {
  const { columns, children, ...rows } = props
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <ChooseAll {...rows} />
            {columns}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

/** The head of the column that chooses: all that are on the screen, or none where all of them are. */
function ChooseAll(props: AllRows) {
  const { ids, noun, chosen, onChoose } = props
  const isAll = ids.every((id) => chosen.has(id))
  return (
    <th scope="col" className={styles['choice']} aria-label="Choose">
      <Checkbox
        aria-label={`Choose all ${noun} that are loaded`}
        className={checkbox['alone'] ?? ''}
        isSelected={isAll}
        isIndeterminate={!isAll && chosen.size > 0}
        onChange={() => onChoose(new Set(isAll ? [] : ids))}
      >
        <span className={checkbox['box']} aria-hidden />
      </Checkbox>
    </th>
  )
}

/** The cell that chooses one row. */
export function ChooseRow(props: ChosenRows & { readonly id: string; readonly title: string }) {
  const { id, title, chosen, onChoose } = props
  return (
    <td className={styles['choice']}>
      <Checkbox
        aria-label={`Choose ${title}`}
        className={checkbox['alone'] ?? ''}
        isSelected={chosen.has(id)}
        onChange={(is) => onChoose(withOne(chosen, id, is))}
      >
        <span className={checkbox['box']} aria-hidden />
      </Checkbox>
    </td>
  )
}

function withOne(chosen: Ids, id: string, is: boolean): Ids {
  const others = [...chosen].filter((one) => one !== id)
  return new Set(is ? [...others, id] : others)
}
