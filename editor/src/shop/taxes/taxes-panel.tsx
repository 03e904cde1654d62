import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { noTaxSettings, type TaxPlace } from '@vitrine/rules/site/sites/tax-settings.ts'
import { useDrafts } from '../../ground/changes/drafts.ts'
import { formKey } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { KnownTaxes } from './known-taxes.tsx'
import { RemoveTaxesDialog, removeTaxPlace } from './remove-taxes-dialog.tsx'
import { AddTaxPlaceDialog, EditTaxPlaceDialog, useOpenPlace } from './tax-place-dialogs.tsx'
import { taxFormId, TaxSettingsForm } from './tax-settings-form.tsx'
import { TaxTable } from './tax-table.tsx'
import details from '../../site/sites/details-form.module.css'
import choose from '../../ground/controls/choose-rows.module.css'

/** The taxes that the shop takes, place by place; none, until its owner names a place. */
export function TaxesPanel(props: PanelProps) {
  const { site, settings } = props
  const { siteId } = site
  const { places } = settings.store.taxes ?? noTaxSettings
  const isEmpty = places.length === 0
  // what was typed of all taxes is not out of sight because the last place is gone
  const isTyped = useDrafts(({ drafts }) => drafts[formKey(siteId, taxFormId)] !== undefined)
  const [isAll, setAll] = useState(false)
  const { open, add, edit, close } = useOpenPlace(siteId, places)
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  const common = { siteId, settings, onClose: close }
  return (
    <Panel title="Taxes" hint={isEmpty ? emptyWords : placesWords}>
      <div ref={around} className={choose['around']}>
        <KnownTaxes {...props} />
        <Places
          {...props}
          places={places}
          isAll={isAll}
          onShowAll={setAll}
          onAdd={add}
          onEdit={edit}
        />
        {(!isEmpty || isTyped) && <TaxSettingsForm {...props} />}
      </div>
      {open?.kind === 'new' && (
        // it stands below all others
        <AddTaxPlaceDialog {...common} onAdded={() => setAll(true)} />
      )}
      {open?.kind === 'edit' && (
        <EditTaxPlaceDialog
          key={open.entry.id}
          {...common}
          // one that somebody removes meanwhile stays to be read
          place={places.find(({ id }) => id === open.entry.id) ?? open.entry}
        />
      )}
    </Panel>
  )
}

const emptyWords =
  'No taxes are taken. Begin with known rates, or add the places where you have to take tax.'
const placesWords =
  'An order takes the rates of the place that it goes to. The most exact place counts: postcodes before a state, a state before its country.'

/** So many are shown at first. */
const few = 8

type PlacesProps = PanelProps & {
  readonly places: readonly TaxPlace[]
  readonly isAll: boolean
  readonly onShowAll: (isAll: boolean) => void
  readonly onAdd: () => void
  readonly onEdit: (place: TaxPlace) => void
}

function Places({ site, settings, places, isAll, onShowAll, onAdd, onEdit }: PlacesProps) {
  const style = useAmountStyle(settings)
  const [isRemoving, setRemoving] = useState(false)
  const { length } = places
  return (
    <>
      {length > 0 && (
        <TaxTable
          places={isAll ? places : places.slice(0, few)}
          style={style}
          onEdit={onEdit}
          onRemove={(place) => removeTaxPlace(site.siteId, place)}
        />
      )}
      <div className={details['actions']}>
        {length > few && (
          <Button aria-expanded={isAll} onPress={() => onShowAll(!isAll)}>
            {isAll ? `Show the first ${few}` : `Show all ${length}`}
          </Button>
        )}
        <Button icon={<Plus size={16} aria-hidden />} onPress={onAdd}>
          Add a place
        </Button>
        {length > 0 && (
          <Button kind="danger" onPress={() => setRemoving(true)}>
            Remove all taxes
          </Button>
        )}
      </div>
      {isRemoving && (
        <RemoveTaxesDialog
          siteId={site.siteId}
          places={places}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
