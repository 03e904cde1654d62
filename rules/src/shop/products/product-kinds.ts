import { ProductType } from './product.ts'

/** What an owner may sell, in the order of the choice; `name` stands in files of products. */
export const productKinds = [
  { type: ProductType.physical, name: 'physical', title: 'Physical goods' },
  { type: ProductType.service, name: 'service', title: 'Service' },
  { type: ProductType.digital, name: 'digital', title: 'Digital download' },
  { type: ProductType.giftCard, name: 'gift-card', title: 'Gift card' },
  { type: ProductType.paywall, name: 'membership', title: 'Membership' },
] as const satisfies readonly {
  readonly type: ProductType
  readonly name: string
  readonly title: string
}[]
