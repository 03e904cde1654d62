import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import type { TaxPlace } from '@vitrine/rules/site/sites/tax-settings.ts'
import { EntryActions } from '../../ground/controls/entry-actions.tsx'
import { lowerRates, placeName, postcodesWords, usualRates } from './tax-words.ts'
import list from '../../ground/controls/list.module.css'
import styles from './taxes.module.css'

type TaxTableProps = {
  readonly places: readonly TaxPlace[]
  readonly style: AmountStyle
  readonly onEdit: (place: TaxPlace) => void
  readonly onRemove: (place: TaxPlace) => void
}

/** Places with the rates that are taken there. */
export function TaxTable(props: TaxTableProps) {
  return (
    <div className={list['list']}>
      <table aria-label="Places with taxes">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col" className={list['wide']}>
              Usual rate
            </th>
            <th scope="col" className={list['wide']}>
              Lower rate
            </th>
            <th scope="col">
              <span className={styles['unseen']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.places.map((place) => (
            <PlaceRow key={place.id} {...props} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PlaceRow({
  place,
  style,
  onEdit,
  onRemove,
}: TaxTableProps & { readonly place: TaxPlace }) {
  const name = placeName(place)
  const usual = usualRates(place.rates, style)
  const lower = lowerRates(place.rates, style)
  const postcodes = postcodesWords(place.postcodes)
  return (
    <tr>
      <td>
        <span className={styles['name']}>{name}</span>
        {postcodes !== '' && <span className={styles['quiet']}>{postcodes}</span>}
        <span className={list['narrow']}>{usual}</span>
        {lower !== '' && <span className={list['narrow']}>Lower rate: {lower}</span>}
      </td>
      <td className={list['wide']}>{usual}</td>
      <td className={`${list['wide']} ${list['quiet']}`}>{lower}</td>
      <td className={`${list['number']} ${list['actions']}`}>
        <EntryActions
          name={postcodes === '' ? name : `${name}, ${postcodes}`}
          onEdit={() => onEdit(place)}
          onRemove={() => onRemove(place)}
        />
      </td>
    </tr>
  )
}
