import { useLayoutEffect, useRef } from 'react'
import type { ListRow } from '@vitrine/rules/site/blocks/kinds/list.ts'

type Rows = readonly ListRow[]

/** @param isGoingOn the gesture is not over, as while somebody types or drags */
export type ChangeRows = (make: (rows: Rows) => Rows, isGoingOn?: boolean) => void

/**
 * Changes rows as they are now, not as they were drawn: fields of a row may speak one right after
 * the other, or long after they were asked, and none takes back what another has said.
 */
export function useRows(
  value: Rows,
  onChange: (rows: Rows, isGoingOn?: boolean) => void,
): ChangeRows {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return (make, isGoingOn) => {
    latest.current = make(latest.current)
    onChange(latest.current, isGoingOn)
  }
}
