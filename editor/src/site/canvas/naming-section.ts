import { create } from 'zustand'

/** A row that somebody wants to keep under a name. */
type NamedRow = { readonly layoutId: string; readonly rowId: string }

const useStore = create<{ readonly row: NamedRow | null }>()(() => ({ row: null }))

/** The row whose name is asked for; null while none is. */
export function useRowToName(): NamedRow | null {
  return useStore(({ row }) => row)
}

export function nameRow(row: NamedRow | null): void {
  useStore.setState({ row })
}
