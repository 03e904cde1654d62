import { useQuery } from '@tanstack/react-query'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { AssetKind } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { PictureField } from '../media/picture-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { chosenOf, idOf, withNone } from './none-option.ts'
import { Waiting } from './reference-controls.tsx'

/** A picture or another file of the site. */
export function AssetControl(props: ControlProps<AssetKind>) {
  const { site, field, value, onChange, error } = props
  if (field.accept !== 'picture') return <FileSelect {...props} />
  return (
    <FieldNotes help={undefined} error={error}>
      <PictureField
        site={site}
        label={field.label}
        hint={field.help ?? ''}
        assetId={value}
        onChange={(assetId) => onChange(assetId)}
      />
    </FieldNotes>
  )
}

function FileSelect({ site, field, value, onChange, error }: ControlProps<AssetKind>) {
  const files = useQuery(documentsQuery(site.siteId, 'asset'))
  if (files.data === undefined) {
    return <Waiting query={files} message={interfaceMessages['no-results']} />
  }
  const options = files.data
    .filter(({ body }) => field.accept === 'any' || body.contentType.startsWith(`${field.accept}/`))
    .map(({ id, body }) => ({ id, name: body.filename }))
  return (
    <FieldNotes help={field.help} error={undefined}>
      <SearchSelect
        key={value}
        label={field.label}
        options={withNone(options, value, { none: 'None', gone: 'A file that is gone' })}
        value={idOf(value)}
        onChange={(id) => onChange(chosenOf(id))}
        error={error}
      />
    </FieldNotes>
  )
}
