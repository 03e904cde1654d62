import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'

/** What a token may read, as owners read it. */
export const scopeNames: Readonly<
  Record<ToolScope, { readonly name: string; readonly reads: string }>
> = {
  orders: {
    name: 'Orders',
    reads: 'With names and addresses of whoever bought, what was paid and what went back.',
  },
  products: { name: 'Products', reads: 'All of them, those that visitors do not see as well.' },
  stock: { name: 'Stock', reads: 'What there is of each variant.' },
  customers: {
    name: 'Customers',
    reads: 'Names and e-mail addresses of whoever has an account.',
  },
}
