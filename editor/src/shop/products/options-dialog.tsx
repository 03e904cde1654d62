import { Plus, Trash2 } from 'lucide-react'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import {
  optionLimits,
  optionsOf,
  underOptions,
} from '@vitrine/rules/shop/products/product-options.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { DraftDialog } from '../../ground/changes/asking-dialog.tsx'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { moveEntries } from '../../ground/controls/move-entries.tsx'
import { rowsInOrder } from '../../ground/controls/row-order.ts'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import {
  newOption,
  optionsSchema,
  readOptions,
  typedOptions,
  withRoomForMore,
  type OptionDraft,
} from './option-draft.ts'
import { OptionValues } from './option-values.tsx'
import styles from './options.module.css'

/** Tells the options of one product from those of others. */
export function optionsFormId(itemId: string): string {
  return `options ${itemId}`
}

const words = {
  labelOf: () => 'Options',
  show: (_: string, value: unknown) =>
    Array.isArray(value) ? value.map((one: OptionDraft) => one.name).join(', ') : '',
}

type OptionsDialogProps = {
  readonly siteId: string
  readonly itemId: string
  readonly title: string
  readonly product: Product
  readonly onClose: () => void
}

/** What visitors choose between, such as size and glaze; the variants follow. */
export function OptionsDialog(props: OptionsDialogProps) {
  const { siteId, itemId, title, product, onClose } = props
  const element = useRef<HTMLDivElement>(null)
  const form = useFormDraft({
    siteId,
    id: optionsFormId(itemId),
    name: `Options: ${title}`,
    stored: useMemo(() => ({ options: [...typedOptions(product)] }), [product]),
    seen: { options: optionsOf(product) },
    schema: optionsSchema,
    wish: ({ values, seen }) => ({
      action: 'set-product-options',
      input: {
        itemId,
        options: values.options.map((one) => ({ ...one, values: [...one.values] })),
        seen: seen['options'] as never,
      },
    }),
    notice: 'Options saved.',
    onSaved: onClose,
  })
  const { options } = form.values
  const change = (next: readonly OptionDraft[]): void => form.change({ options: [...next] })
  const add = (): void => {
    change([...options, newOption()])
    // not before it stands there
    setTimeout(() =>
      element.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  return (
    <DraftDialog title="Options" width="wide" form={form} onClose={onClose}>
      <DraftForm form={form} words={words} className={styles['form']}>
        <p className={styles['hint']}>
          What visitors choose between, such as size and color. Each combination is a variant with a
          price and a stock of its own.
        </p>
        <div ref={element} className={styles['options']}>
          {options.map((option, at) => (
            <OptionFields
              key={option.id}
              option={option}
              options={options}
              error={(name) => form.errors[`options.${at}.${name}`]}
              onChange={change}
            />
          ))}
        </div>
        <div>
          <Button
            icon={<Plus size={16} aria-hidden />}
            isDisabled={options.length >= optionLimits.options}
            onPress={add}
          >
            Add option
          </Button>
        </div>
        <Outcome product={product} options={options} />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary">
            Save options
          </Button>
        </DialogActions>
      </DraftForm>
    </DraftDialog>
  )
}

type OptionFieldsProps = {
  readonly option: OptionDraft
  readonly options: readonly OptionDraft[]
  readonly error: (name: string) => string | undefined
  readonly onChange: (options: readonly OptionDraft[]) => void
}

/** Enter in a name leads to the values: there is nothing to save before one of them. */
function goToValues(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>('ul input')?.focus()
}

function OptionFields({ option, options, error, onChange }: OptionFieldsProps) {
  const place = options.indexOf(option)
  const called = option.name.trim() === '' ? `Option ${place + 1}` : option.name
  const set = (part: Partial<OptionDraft>): void =>
    onChange(options.map((one) => (one.id === option.id ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles['option']} aria-label={called}>
      <div role="presentation" onKeyDown={goToValues}>
        <TextField
          label="Name"
          placeholder="Size"
          value={option.name}
          onChange={(name) => set({ name })}
          error={error('name')}
        />
      </div>
      <OptionValues
        of={called}
        values={withRoomForMore(option.values)}
        error={error('values')}
        onChange={(values) => set({ values })}
      />
      <div className={styles['menu']}>
        <MenuButton
          label={`Actions of ${called}`}
          size="medium"
          icon={<span aria-hidden>⋯</span>}
          entries={[
            ...moveEntries({
              id: option.id,
              place,
              count: options.length,
              onOrder: (order) =>
                onChange(rowsInOrder(options, order(options.map(({ id }) => id)))),
            }),
            {
              id: 'remove',
              name: 'Remove option',
              icon: <Trash2 size={15} aria-hidden />,
              isDanger: true,
              onAction: () => onChange(options.filter(({ id }) => id !== option.id)),
            },
          ]}
        />
      </div>
    </fieldset>
  )
}

/** What would become of the variants, by the rule by which the server makes them. */
function Outcome(props: { readonly product: Product; readonly options: readonly OptionDraft[] }) {
  const wished = readOptions(props.options)
  const outcome = wished && underOptions(props.product, wished)
  if (outcome === undefined) return null
  if ('ok' in outcome) return <Banner tone="warn">{outcome.refusal.message}</Banner>
  const added = outcome.variants.filter(({ id }) => id === undefined).length
  const gone = outcome.gone.length
  return (
    <output className={styles['hint']}>
      {count(outcome.variants.length, 'variant')}
      {added > 0 && `, ${added} of them new: they begin without stock`}
      {gone > 0 && `. ${count(gone, 'variant')} will be gone`}.
    </output>
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
