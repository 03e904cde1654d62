import { useEffect, useRef } from 'react'

/** Resolves once what is typed is known; to false where it cannot be kept. */
type Finish = () => Promise<boolean>

/** The fields that are open and ask somebody about what is typed in them. */
const open = new Set<Finish>()

/** The field's answer is waited for by whoever needs all that is typed. */
export function useAsking(finish: Finish): void {
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    const ask: Finish = () => latest.current()
    open.add(ask)
    return () => void open.delete(ask)
  }, [])
}

/** Asks about what is typed and waits for the answers. @returns whether all of it could be kept */
export async function endOfAsking(): Promise<boolean> {
  const kept = await Promise.all([...open].map((finish) => finish()))
  return !kept.includes(false)
}
