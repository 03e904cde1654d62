import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { CouponCodeState } from '@vitrine/rules/shop/coupons/code-states.ts'
import { couponsApi } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'

export type CodesNarrowed = {
  readonly state?: CouponCodeState | undefined
  readonly search?: string | undefined
}

/** The many codes of a discount, by the alphabet. */
export function codesQuery(
  siteId: string,
  couponId: string,
  { state, search = '' }: CodesNarrowed,
) {
  return infiniteQueryOptions({
    queryKey: ['coupon-codes', siteId, couponId, state ?? '', search],
    queryFn: ({ pageParam }) =>
      call(couponsApi.codes, {
        params: { siteId, couponId },
        query: { state, search, cursor: pageParam === '' ? undefined : pageParam },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
    // each order may use one
    refetchInterval: 30_000,
  })
}

export type CodesOfDiscount = { readonly siteId: string; readonly couponId: string }

/** Reads the codes of a discount again, and the list of discounts with their uses. */
export function useReadCodesAgain({ siteId, couponId }: CodesOfDiscount): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['coupon-codes', siteId, couponId] })
    await queryClient.invalidateQueries({ queryKey: documentsOf(siteId, 'discounts') })
  }
}

/** Such as `1 code`. */
export function codesWords(count: number): string {
  return count === 1 ? '1 code' : `${count.toLocaleString('en')} codes`
}

/** Tells of what was made, with the way to take it back. */
export function useTellMade(of: CodesOfDiscount): (made: number, key: string) => void {
  const readAgain = useReadCodesAgain(of)
  const takeBack = async (key: string): Promise<void> => {
    const { removed } = await whileSaving(() =>
      call(couponsApi.unmakeCodes, { params: { ...of, key } }),
    )
    showNotice({ message: `${codesWords(removed)} removed.` })
    await readAgain()
  }
  return (made, key) => {
    void readAgain()
    showNotice({
      message: `${codesWords(made)} added.`,
      action: { name: 'Undo', run: () => void trying(takeBack(key)), isOnlyWayBack: true },
    })
  }
}

/** Revokes one code, or all that nobody has used (null), and tells so with the way back. */
export function useRevokeCodes(of: CodesOfDiscount): (code: string | null) => Promise<void> {
  const readAgain = useReadCodesAgain(of)
  const bringBack = async (key: string): Promise<void> => {
    const { restored } = await whileSaving(() =>
      call(couponsApi.restoreCodes, { params: { ...of, key } }),
    )
    showNotice({ message: `${codesWords(restored)} valid again.` })
    await readAgain()
  }
  const revoke = async (code: string | null): Promise<void> => {
    const key = makeNewId()
    const { revoked } = await whileSaving(() =>
      call(couponsApi.revokeCodes, { params: { ...of, key }, body: { revoke: code } }),
    )
    await readAgain()
    showNotice({
      message: code === null ? `${codesWords(revoked)} revoked.` : `${code} revoked.`,
      action: { name: 'Undo', run: () => void trying(bringBack(key)), isOnlyWayBack: true },
    })
  }
  return (code) => trying(revoke(code))
}

/** What went wrong is told. */
async function trying(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    showNotice({ message: error instanceof Error ? error.message : String(error), isError: true })
  }
}
