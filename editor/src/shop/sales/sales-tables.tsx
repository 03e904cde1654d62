import { Link } from '@tanstack/react-router'
import type {
  SalesOfCode,
  SalesOfPart,
  SalesOfProduct,
  SalesReply,
} from '@vitrine/rules/shop/sales/sales-api.ts'
import type { SalesFigures } from '@vitrine/rules/shop/sales/sales-figures.ts'
import { stepHeads } from '@vitrine/rules/shop/sales/sales-messages.ts'
import { mayEnter } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import type { SalesWriting } from './use-sales-writing.ts'
import list from '../../ground/controls/list.module.css'
import styles from './sales.module.css'

const wide = `${list['number']} ${list['wide']}`

/** A line for each day, week or month, and their sum. */
export function TimeTable({
  sales,
  write,
}: {
  readonly sales: SalesReply
  readonly write: SalesWriting
}) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{stepHeads[sales.step]}</th>
          <th scope="col" className={list['number']}>
            Orders
          </th>
          <th scope="col" className={wide}>
            Items
          </th>
          <th scope="col" className={wide}>
            Gross sales
          </th>
          <th scope="col" className={wide}>
            Refunds
          </th>
          <th scope="col" className={wide}>
            Discounts
          </th>
          <th scope="col" className={list['number']}>
            Net sales
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.parts.map((part: SalesOfPart) => (
          <FiguresRow key={part.day} name={part.label} figures={part} write={write} />
        ))}
      </tbody>
      <tfoot>
        <FiguresRow name="In all" figures={sales.figures} write={write} />
      </tfoot>
    </table>
  )
}

function FiguresRow(props: {
  readonly name: string
  readonly figures: SalesFigures
  readonly write: SalesWriting
}) {
  const { name, figures, write } = props
  const { grossCents, refundedCents, discountCents } = figures
  const narrow = [
    refundedCents > 0 && `gross ${write.money(grossCents)}, refunds ${write.money(refundedCents)}`,
    discountCents > 0 && `discounts ${write.money(discountCents)}`,
  ].filter((words) => words !== false)
  return (
    <tr data-empty={figures.orders === 0}>
      <th scope="row">
        {name}
        {narrow.length > 0 && <span className={list['narrow']}>{narrow.join(', ')}</span>}
      </th>
      <td className={list['number']}>{write.count(figures.orders)}</td>
      <td className={wide}>{write.count(figures.items)}</td>
      <td className={wide}>{write.money(grossCents)}</td>
      <td className={wide}>{write.money(refundedCents)}</td>
      <td className={wide}>{write.money(discountCents)}</td>
      <td className={list['number']}>{write.money(figures.netCents)}</td>
    </tr>
  )
}

/** The products that sold best; those that are still there lead to their room. */
export function ProductTable(props: {
  readonly site: Site
  readonly products: readonly SalesOfProduct[]
  readonly write: SalesWriting
}) {
  const { site, products, write } = props
  const mayOpen = mayEnter(site, 'products')
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={wide}>
            Orders
          </th>
          <th scope="col" className={list['number']}>
            Quantity
          </th>
          <th scope="col" className={list['number']}>
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ itemId, title, isThere, orders, quantity, soldCents }) => (
          <tr key={itemId}>
            <th scope="row">
              {isThere && mayOpen ? (
                <Link
                  to="/sites/$siteName/products/$itemId"
                  params={{ siteName: site.name, itemId }}
                  className={styles['way'] ?? ''}
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </th>
            <td className={wide}>{write.count(orders)}</td>
            <td className={list['number']}>{write.count(quantity)}</td>
            <td className={list['number']}>{write.money(soldCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The discounts that took off most. */
export function CodeTable(props: {
  readonly codes: readonly SalesOfCode[]
  readonly write: SalesWriting
}) {
  const { codes, write } = props
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Discount</th>
          <th scope="col" className={list['number']}>
            Orders
          </th>
          <th scope="col" className={list['number']}>
            Taken off
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ code, title, uses, takenOffCents }) => (
          <tr key={code}>
            <th scope="row">{title ?? code}</th>
            <td className={list['number']}>{write.count(uses)}</td>
            <td className={list['number']}>{write.money(takenOffCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
