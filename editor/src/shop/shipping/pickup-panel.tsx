import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { pickupLines } from '@vitrine/rules/shop/checkout/pickup-lines.ts'
import type { PickupPlace } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { EntryActions } from '../../ground/controls/entry-actions.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { daysInWords } from './delivery-draft.ts'
import { AddPickupDialog, EditPickupDialog, useOpenPlace } from './pickup-dialogs.tsx'
import list from '../../ground/controls/list.module.css'
import choose from '../../ground/controls/choose-rows.module.css'
import field from '../../ground/controls/field.module.css'
import styles from './shipping-ways.module.css'

/** Where orders can be fetched; nowhere, until the owner adds a place. */
export function PickupPanel({ site, settings }: PanelProps) {
  const { siteId } = site
  const { places, only } = settings.store.pickup ?? { places: [], only: false }
  const { open, add, edit, close } = useOpenPlace(siteId, places)
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Panel
      title="Pickup"
      hint={
        places.length === 0
          ? 'Shoppers who live near can fetch their order themselves, for nothing.'
          : only
            ? 'All orders are picked up.'
            : 'At the checkout shoppers choose whether an order is sent or picked up.'
      }
    >
      <div ref={around} className={choose['around']}>
        {places.length > 0 && <PlacesTable siteId={siteId} places={places} onEdit={edit} />}
        <div>
          <Button icon={<Plus size={16} aria-hidden />} onPress={add}>
            Add a pickup place
          </Button>
        </div>
        {places.length > 0 && <OnlySwitch siteId={siteId} only={only} />}
      </div>
      {open?.kind === 'new' && (
        <AddPickupDialog siteId={siteId} settings={settings} onClose={close} />
      )}
      {open?.kind === 'edit' && (
        <EditPickupDialog
          key={open.entry.id}
          siteId={siteId}
          // one that somebody removes meanwhile stays to be read
          place={places.find(({ id }) => id === open.entry.id) ?? open.entry}
          onClose={close}
        />
      )}
    </Panel>
  )
}

function OnlySwitch({ siteId, only }: { readonly siteId: string; readonly only: boolean }) {
  const turn = (isOn: boolean): void =>
    void performAction(
      siteId,
      { action: 'set-pickup-only', input: { only: isOn } },
      {
        notice: isOn ? 'Orders are picked up, and none is sent.' : 'Orders are sent or picked up.',
      },
    )
  return (
    <div className={field['field']}>
      <SwitchField isSelected={only} onChange={turn}>
        Only pickup
      </SwitchField>
      <span className={field['hint']}>
        Nothing is sent, and no address is asked for. Your ways of shipping stay as they are.
      </span>
    </div>
  )
}

function removePlace(siteId: string, { id, name }: PickupPlace): void {
  const wish = { action: 'remove-pickup-place', input: { id } } as const
  void performAction(siteId, wish, { notice: `“${name}” removed.` })
}

function PlacesTable(props: {
  readonly siteId: string
  readonly places: readonly PickupPlace[]
  readonly onEdit: (place: PickupPlace) => void
}) {
  const { siteId, places, onEdit } = props
  return (
    <div className={list['list']}>
      <table aria-label="Pickup places">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">
              <span className={styles['unseen']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.id}>
              <td>
                <span className={styles['name']}>{place.name}</span>
                <span className={styles['places']}>
                  {[
                    ...pickupLines({ ...place, name: '', note: '' }, 'en-US'),
                    ...(place.deliveryDays ? [`ready in ${daysInWords(place.deliveryDays)}`] : []),
                  ].join(', ')}
                </span>
                {place.note !== '' && <span className={styles['note']}>{place.note}</span>}
              </td>
              <td className={`${list['number']} ${list['actions']}`}>
                <EntryActions
                  name={place.name}
                  onEdit={() => onEdit(place)}
                  onRemove={() => removePlace(siteId, place)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
