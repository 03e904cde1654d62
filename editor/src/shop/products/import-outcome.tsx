import type { ReactNode } from 'react'
import { importProblems } from '@vitrine/rules/shop/products/import-messages.ts'
import type { ImportReport } from '@vitrine/rules/shop/products/product-file-api.ts'
import { Mark } from '../../ground/controls/states.tsx'
import { countWords } from '../../site/collections/item-words.ts'
import styles from './import.module.css'

/** How many products of a file are added or changed. */
export function importedCount({ products }: ImportReport): number {
  return products.filter(({ kind }) => kind !== 'same').length
}

/** What a file makes of the products, and what is wrong in it, row by row. */
export function ImportOutcome({ report }: { readonly report: ImportReport }) {
  const { products, problems, unread } = report
  const count = (kind: string): number => products.filter((one) => one.kind === kind).length
  const same = count('same')
  const rows = new Set(problems.map(({ row }) => row)).size
  const changed = products.filter(({ kind }) => kind !== 'same')
  return (
    <>
      <output className={styles['sum']}>
        {count('add') > 0 && <span>{countWords(count('add'), 'product')} to add</span>}
        {count('change') > 0 && <span>{countWords(count('change'), 'product')} to change</span>}
        {same > 0 && <span>{countWords(same, 'product')} as before</span>}
        {rows > 0 && (
          <Mark tone="danger">{rows === 1 ? '1 row is wrong' : `${rows} rows are wrong`}</Mark>
        )}
      </output>
      {unread.length > 0 && (
        <p className={styles['hint']}>Columns that are not read: {unread.join(', ')}.</p>
      )}
      {problems.length > 0 && (
        <Part title="What is wrong">
          <p className={styles['hint']}>
            A product with a wrong row is left out with all its rows. Mend them in the file and
            import it again.
          </p>
          <Lines
            label="Rows that are wrong"
            names={['Row', 'Column', 'Why']}
            rows={problems.map(({ row, column, code }) => [
              String(row),
              column === '' ? 'All' : column,
              importProblems[code],
            ])}
          />
        </Part>
      )}
      {changed.length > 0 && (
        <Part title="What it makes">
          <Lines
            label="Products that come in"
            names={['Row', 'Product', 'What']}
            rows={changed.map(({ row, title, kind, fields }) => [
              String(row),
              title,
              kind === 'add' ? 'New' : fields.map((name) => fieldNames[name] ?? name).join(', '),
            ])}
          />
        </Part>
      )}
    </>
  )
}

/** What changes of a product, in words. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Name',
  visibility: 'State',
  excerpt: 'Description',
  details: 'Details',
  categories: 'Categories',
  tags: 'Tags',
  variants: 'Variants',
  productType: 'Kind',
  contentUnit: 'Contents in',
  taxClass: 'Tax',
  extraDays: 'Extra days',
  noWithdrawal: 'No withdrawal',
  sale: 'How it is sold',
  accessMonths: 'Months',
  stock: 'Stock',
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** More lines of a report than this are counted alone. */
const mostLines = 300

function Lines(props: {
  readonly label: string
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}) {
  const rest = props.rows.length - mostLines
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
    <section className={styles['lines']} tabIndex={0} aria-label={props.label}>
      <table>
        <thead>
          <tr>
            {props.names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.slice(0, mostLines).map((cells, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a report stay where they are
            <tr key={at}>
              {cells.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as do its columns
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={styles['rest']}>And {rest} more.</p>}
    </section>
  )
}
