import { useEffect } from 'react'
import { create } from 'zustand'

/** What somebody asked for from elsewhere than the room in which it is added. */
type Added = 'page' | 'post' | 'product' | 'discount' | 'gift card'

const useWish = create<{ readonly wish: Added | null }>(() => ({ wish: null }))

/** Asks the room that opens next to begin with adding one. */
export function wishToAdd(wish: Added): void {
  useWish.setState({ wish })
}

/** Begins with adding one where that is asked for, once; of nothing it never is. */
export function useAddWish(of: Added | undefined, add: () => void): void {
  const isWished = useWish(({ wish }) => wish === of)
  useEffect(() => {
    if (!isWished) return
    useWish.setState({ wish: null })
    add()
  })
}
