import { installmentRange, type InstallmentTerms } from '../installments/installments.ts'
import { ProductType } from './product.ts'

/** Whether a product can say that it is paid so (spec §9): what is charged again by itself cannot. */
export function mayBeInstallments({
  productType,
  isSubscribable,
}: {
  readonly productType: number
  readonly isSubscribable: boolean
}): boolean {
  return productType === ProductType.physical && !isSubscribable
}

/** Whether a cart may be paid so: all of it is physical (spec §4), and what is due is in range. */
export function takesInstallments(
  entries: readonly { readonly productType: number; readonly subscription?: unknown }[],
  dueCents: number,
  terms: InstallmentTerms | null,
): boolean {
  if (terms === null || entries.length === 0) return false
  const areAllowed = entries.every(({ productType, subscription }) =>
    mayBeInstallments({ productType, isSubscribable: subscription !== undefined }),
  )
  return areAllowed && installmentRange(dueCents, terms) === 'in'
}
