import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FieldError, Input, Text, TextField } from 'react-aria-components'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import {
  stockApi,
  type ChangeStockBody,
  type StockReply,
} from '@vitrine/rules/site/stock/stock-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { EntryRow, EntryTable } from '../../ground/controls/entry-table.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { variantName } from './product-list.ts'
import { productPagesKey } from './product-pages.ts'
import { StockMark } from '../../site/stock/stock-mark.tsx'
import { stockOfVariant } from '../../site/stock/stock-words.ts'
import styles from './products.module.css'
import field from '../../ground/controls/field.module.css'

type Line = StockReply['results'][number]

function stockQuery(siteId: string, itemId: string) {
  return queryOptions({
    queryKey: ['stock', siteId, itemId],
    queryFn: async () =>
      (await call(stockApi.stock, { params: { siteId }, query: { itemId } })).results,
  })
}

type VariantStockProps = {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
}

/** What there is of each variant, counted anew by hand. */
export function VariantStock({ siteId, itemId, product }: VariantStockProps) {
  const stock = useQuery(stockQuery(siteId, itemId))
  if (stock.isPending) return <Skeleton rows={product.variants.length} />
  if (stock.isError) return <LoadError error={stock.error} onRetry={() => void stock.refetch()} />
  const lines = new Map(stock.data.map((line) => [line.variantId, line]))
  return (
    <EntryTable columns={['Variant', 'In stock', 'New count']} className={styles['counts']}>
      {product.variants.map((variant) => {
        const line = lines.get(variant.id)
        if (line === undefined) return null
        const name = variantName(product, variant)
        return <StockRow key={variant.id} siteId={siteId} name={name} line={line} />
      })}
    </EntryTable>
  )
}

/** A count that somebody types, and the figure on which they began: null where none was kept. */
type TypedCount = { readonly count: string; readonly seen: number | null }

function StockRow(props: { readonly siteId: string; readonly name: string; readonly line: Line }) {
  const { siteId, name, line } = props
  const [typed, setTyped] = useState<TypedCount | null>(null)
  const queryClient = useQueryClient()
  const figure = line.unlimited ? null : line.qtyInStock
  const standing = figure === null ? '' : String(figure)
  const count = typed?.count ?? standing
  const isTyped = typed !== null && count !== standing
  useTypedWords(`stock ${line.variantId}`, isTyped)
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['stock', siteId] }),
      queryClient.invalidateQueries({ queryKey: productPagesKey(siteId) }),
    ])
  const change = async (body: ChangeStockBody): Promise<void> => {
    const params = { siteId, variantId: line.variantId }
    try {
      await whileSaving(() => call(stockApi.change, { params, body }))
      showNotice({ message: `Stock of ${name} changed.` })
      await refresh()
      // what was typed while it was on its way is another count, on top of this one
      const stored = 'counted' in body ? body.counted : null
      setTyped((now) => (now?.count === typed?.count ? null : now && { ...now, seen: stored }))
    } catch (error) {
      const message = error instanceof Error ? error.message : interfaceMessages.surprise
      showNotice({ message, isError: true })
      await refresh()
    }
  }
  const counted = /^\d{1,7}$/.test(count) ? Number(count) : undefined
  const isWrong = counted === undefined && count.trim() !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (counted !== undefined) void change({ counted, seen: figure })
  }
  return (
    <EntryRow
      name={name}
      cells={{
        'In stock': <StockMark stock={stockOfVariant(line)} />,
        'New count': (
          <form className={styles['stock']} onSubmit={submit}>
            <TextField
              aria-label={`New count of ${name}`}
              className={field['field'] ?? ''}
              value={count}
              onChange={(text) => {
                setTyped({ count: text, seen: isTyped ? typed.seen : figure })
              }}
              inputMode="numeric"
              isInvalid={isWrong}
              validationBehavior="aria"
            >
              <Input className={field['input'] ?? ''} />
              {isWrong && (
                <FieldError className={field['error'] ?? ''}>
                  A count is a whole number from 0 to 9999999.
                </FieldError>
              )}
              {isTyped && typed.seen !== figure && (
                <Text slot="description" className={field['hint'] ?? ''}>
                  When you began to type: {wordsOf(typed.seen)}. Now: {wordsOf(figure)}.
                </Text>
              )}
            </TextField>
            <Button
              type="submit"
              size="small"
              aria-label={`Set stock of ${name}`}
              isDisabled={counted === undefined || counted === figure}
            >
              Set
            </Button>
            {!line.unlimited && (
              <Button
                size="small"
                kind="quiet"
                aria-label={`Stop counting ${name}`}
                onPress={() => void change({ unlimited: true, seen: figure })}
              >
                Stop counting
              </Button>
            )}
          </form>
        ),
      }}
    />
  )
}

function wordsOf(figure: number | null): string {
  return stockOfVariant({ unlimited: figure === null, qtyInStock: figure ?? 0 }).words
}
