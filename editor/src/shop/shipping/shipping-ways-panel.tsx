import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { shippingPrice } from '@vitrine/rules/shop/shipping/shipping-price.ts'
import { measurementOf, unitsOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { ShippingWay } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { EntryActions } from '../../ground/controls/entry-actions.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { AddShippingWayDialog, EditShippingWayDialog, useOpenWay } from './shipping-way-dialogs.tsx'
import { daysInWords } from './delivery-draft.ts'
import { placesOfWay } from './shipping-way-words.ts'
import { weightsInWords } from './weight-words.ts'
import list from '../../ground/controls/list.module.css'
import choose from '../../ground/controls/choose-rows.module.css'
import styles from './shipping-ways.module.css'

/** Ways of shipping beside the usual one; none, until its owner adds some. */
export function ShippingWaysPanel({ site, settings }: PanelProps) {
  const { siteId } = site
  const ways = settings.store.moreShipping ?? []
  const { open, add, edit, close } = useOpenWay(siteId, ways)
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  const common = { siteId, settings, onClose: close }
  return (
    <Panel
      title="More ways of shipping"
      hint={
        ways.length === 0
          ? 'Such as express, or another price for other countries.'
          : 'At the checkout shoppers choose among those that go to their country.'
      }
    >
      <div ref={around} className={choose['around']}>
        {ways.length > 0 && <WaysTable site={site} settings={settings} ways={ways} onEdit={edit} />}
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onPress={add}>
            Add a way
          </Button>
        </div>
      </div>
      {open?.kind === 'new' && <AddShippingWayDialog {...common} />}
      {open?.kind === 'edit' && (
        <EditShippingWayDialog
          key={open.entry.id}
          {...common}
          // one that somebody removes meanwhile stays to be read
          way={ways.find(({ id }) => id === open.entry.id) ?? open.entry}
        />
      )}
    </Panel>
  )
}

function removeWay(siteId: string, { id, name }: ShippingWay): void {
  const wish = { action: 'remove-shipping-way', input: { id } } as const
  void performAction(siteId, wish, { notice: `“${name}” removed.` })
}

type WaysTableProps = PanelProps & {
  readonly ways: readonly ShippingWay[]
  readonly onEdit: (way: ShippingWay) => void
}

function WaysTable({ site, settings, ways, onEdit }: WaysTableProps) {
  const { currency, store } = settings
  const write = useMoney(site.siteId)
  const money = (cents: number): string => write?.(cents, currency) ?? ''
  const unit = unitsOf(measurementOf(settings)).weight
  return (
    <div className={list['list']}>
      <table aria-label="More ways of shipping">
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col" className={list['number']}>
              Price
            </th>
            <th scope="col">
              <span className={styles['unseen']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way) => (
            <tr key={way.id}>
              <td>
                <span className={styles['name']}>{way.name}</span>
                <span className={styles['places']}>{placesOfWay(way, store.shipping.name)}</span>
                {way.deliveryDays && (
                  <span className={styles['places']}>{daysInWords(way.deliveryDays)}</span>
                )}
              </td>
              <td className={list['number']}>
                {shippingPrice(way.priceCents, money)}
                {way.freeFromCents !== null && way.priceCents > 0 && (
                  <span className={styles['places']}>free from {money(way.freeFromCents)}</span>
                )}
                {weightsInWords(way, unit, money) !== '' && (
                  <span className={styles['places']}>{weightsInWords(way, unit, money)}</span>
                )}
              </td>
              <td className={`${list['number']} ${list['actions']}`}>
                <EntryActions
                  name={way.name}
                  onEdit={() => onEdit(way)}
                  onRemove={() => removeWay(site.siteId, way)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
