import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ClipboardEvent, type FormEvent } from 'react'
import { FieldError, Input, Text, TextField } from 'react-aria-components'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { mostInStock } from '@vitrine/rules/site/stock/change-stock.ts'
import {
  stockApi,
  type ChangeStockBody,
  type KeptStockReply,
} from '@vitrine/rules/site/stock/stock-api.ts'
import { readSheet } from '@vitrine/rules/site/charts/read-sheet.ts'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { goFromCell } from '../../ground/controls/cell-keys.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { EntryRow, EntryTable } from '../../ground/controls/entry-table.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import {
  readCount,
  setTypedCount,
  typedCounts,
  useCountDraft,
  useCountSaver,
  writeFigure,
} from './count-draft.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import type { Place } from '../../ground/dates/format.ts'
import { variantName } from './product-list.ts'
import { productPagesKey } from './product-pages.ts'
import { StockMark } from '../../site/stock/stock-mark.tsx'
import { stockOfVariant } from '../../site/stock/stock-words.ts'
import styles from './products.module.css'
import field from '../../ground/controls/field.module.css'

type Line = KeptStockReply['results'][number]

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
  readonly title: string
  readonly product: Product
}

/** What there is of each variant, counted anew by hand. */
export function VariantStock({ siteId, itemId, title, product }: VariantStockProps) {
  const stock = useQuery(stockQuery(siteId, itemId))
  const [keepers] = useState(() => new Map<string, (count: string) => void>())
  if (stock.isPending) return <Skeleton rows={product.variants.length} />
  // what was read before stays, whatever became of another reading: counts are typed beside it
  if (stock.data === undefined) {
    return <LoadError error={stock.error} onRetry={() => void stock.refetch()} />
  }
  const lines = new Map(stock.data.map((line) => [line.variantId, line]))
  const ids = product.variants.map(({ id }) => id)
  // counts are set in the order in which they are shown
  const inOrder = stock.data.toSorted(
    (one, other) => ids.indexOf(one.variantId) - ids.indexOf(other.variantId),
  )
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const first = ids.indexOf(pastedAt(event) ?? '')
    const counts = readSheet(event.clipboardData.getData('text/plain')).map(([count]) => count)
    if (first === -1 || counts.length < 2) return
    event.preventDefault()
    for (const [below, count = ''] of counts.entries()) {
      keepers.get(ids[first + below] ?? '')?.(count.trim())
    }
  }
  return (
    <div
      className={styles['counting']}
      role="presentation"
      onPaste={paste}
      onKeyDown={(event) => event.key !== 'Enter' && goFromCell(event)}
    >
      <EntryTable columns={['Variant', 'In stock', 'New count']} className={styles['counts']}>
        {product.variants.map((variant) => {
          const line = lines.get(variant.id)
          if (line === undefined) return null
          const name = variantName(product, variant)
          const subject = `Stock of ${title}${product.variants.length > 1 ? `, ${name}` : ''}`
          return (
            <StockRow
              key={variant.id}
              siteId={siteId}
              name={name}
              subject={subject}
              line={line}
              keepers={keepers}
            />
          )
        })}
      </EntryTable>
      <SetCounts siteId={siteId} lines={inOrder} />
    </div>
  )
}

/** The variant in whose field something is pasted. */
function pastedAt({ target }: ClipboardEvent<HTMLElement>): string | undefined {
  const field = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-counts]')
  return field ? field.dataset['counts'] : undefined
}

/** Sets every count that is typed and can be set, where several are typed. */
function SetCounts({
  siteId,
  lines,
}: {
  readonly siteId: string
  readonly lines: readonly Line[]
}) {
  useDrafts(({ drafts }) => drafts)
  const [isPending, setPending] = useState(false)
  const figures = lines.map((line) => ({ variantId: line.variantId, figure: figureOf(line) }))
  const { settable, others } = typedCounts(siteId, figures)
  if (settable.length + others < 2 && !isPending) return null
  const setAll = async (): Promise<void> => {
    setPending(true)
    // one after the other: each is a movement of its own, and each says what became of it
    for (const variantId of settable) await setTypedCount(siteId, variantId)
    setPending(false)
  }
  const [how, those] = others === 1 ? ['1 count', 'it is'] : [`${others} counts`, 'they are']
  return (
    <div className={styles['actions']}>
      {(settable.length > 0 || isPending) && (
        <Button kind="primary" isPending={isPending} onPress={() => void setAll()}>
          {settable.length === 1 ? 'Set 1 count' : `Set ${settable.length} counts`}
        </Button>
      )}
      {others > 0 && !isPending && (
        <output className={styles['beside']}>
          {how} cannot be set: {those} no other whole number.
        </output>
      )}
    </div>
  )
}

type StockRowProps = {
  /** How what is typed of each variant is kept, for counts that are pasted over many. */
  readonly keepers: Map<string, (count: string) => void>
  readonly siteId: string
  readonly name: string
  readonly subject: string
  readonly line: Line
}

function StockRow({ siteId, name, subject, line, keepers }: StockRowProps) {
  const { itemId, variantId } = line
  const figure = figureOf(line)
  const settings = useSettings(siteId)
  const draft = useCountDraft({ siteId, itemId, variantId, subject, figure })
  const { typed, keep } = draft
  useEffect(() => {
    keepers.set(variantId, keep)
    return () => void keepers.delete(variantId)
  })
  const count = typed?.count ?? writeFigure(figure)
  const change = useStockChange(siteId, variantId)
  const set = async (body: ChangeStockBody): Promise<boolean> => {
    draft.send()
    const refusal = await change(body, name)
    if (refusal === null) draft.settle(count, 'counted' in body ? body.counted : null)
    else draft.refuse(refusal)
    return refusal === null
  }
  const counted = readCount(count)
  const isWrong = counted === undefined && count.trim() !== ''
  const setCount = async (): Promise<boolean> =>
    counted !== undefined && (await set({ counted, seen: figure }))
  useCountSaver(siteId, variantId, setCount)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void setCount()
  }
  return (
    <EntryRow
      name={name}
      cells={{
        'In stock': (
          <>
            <StockMark stock={stockOfVariant(line, settings)} />
            {line.held > 0 && (
              <p className={field['hint'] ?? ''}>
                {line.held} more being paid for: leave {line.held === 1 ? 'it' : 'them'} out when
                you count.
              </p>
            )}
          </>
        ),
        'New count': (
          <form className={styles['stock']} onSubmit={submit}>
            <TextField
              aria-label={`New count of ${name}`}
              className={field['field'] ?? ''}
              value={count}
              onChange={keep}
              data-counts={variantId}
              inputMode="numeric"
              isInvalid={isWrong}
              validationBehavior="aria"
            >
              <Input className={field['input'] ?? ''} />
              {isWrong && (
                <FieldError className={field['error'] ?? ''}>
                  A count is a whole number from 0 to {mostInStock}.
                </FieldError>
              )}
              {typed !== null && typed.seen !== figure && (
                <Text slot="description" className={field['hint'] ?? ''}>
                  When you began to type: {wordsOf(typed.seen, settings)}. Now:{' '}
                  {wordsOf(figure, settings)}.
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
                onPress={() => void set({ unlimited: true, seen: figure })}
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

/** Changes a stock and makes what shows it follow. @returns why it could not; null where it did */
function useStockChange(
  siteId: string,
  variantId: string,
): (body: ChangeStockBody, name: string) => Promise<string | null> {
  const queryClient = useQueryClient()
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: ['stock', siteId] })
    void queryClient.invalidateQueries({ queryKey: productPagesKey(siteId) })
  }
  return async (body, name) => {
    try {
      const params = { siteId, variantId }
      const stored = await whileSaving(() => call(stockApi.change, { params, body }))
      showNotice({ message: `Stock of ${name} changed.` })
      // known at once: another reading may find no connection
      queryClient.setQueryData(stockQuery(siteId, stored.itemId).queryKey, (lines) =>
        lines?.map((line) => (line.variantId === variantId ? { ...line, ...stored } : line)),
      )
      refresh()
      return null
    } catch (error) {
      const message = error instanceof Error ? error.message : interfaceMessages.surprise
      showNotice({ message, isError: true })
      refresh()
      return message
    }
  }
}

/** What there is, as a number; null where it is not counted. */
function figureOf({ unlimited, qtyInStock }: Line): number | null {
  return unlimited ? null : qtyInStock
}

function wordsOf(figure: number | null, place: Place | undefined): string {
  return stockOfVariant({ unlimited: figure === null, qtyInStock: figure ?? 0 }, place).words
}
