import { useQuery } from '@tanstack/react-query'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Fields } from '../fields/fields.tsx'
import type { FieldSite } from '../fields/control-props.ts'
import { pictureWordsFields } from './picture-words-fields.ts'
import { useBlockEdit } from './use-block-edit.ts'

type PictureWordsProps = { readonly site: FieldSite; readonly assetId: string }

/** What a picture is described by, beside where it is chosen; nothing until that is read, or where it is gone. */
export function PictureWords({ site, assetId }: PictureWordsProps) {
  const file = useQuery({ ...documentQuery(site.siteId, 'asset', assetId), retry: false })
  if (file.data === undefined) return null
  return (
    <WordsOfFile key={assetId} site={site} assetId={assetId} altText={file.data.body.altText} />
  )
}

function WordsOfFile({ site, assetId, altText }: PictureWordsProps & { readonly altText: string }) {
  const { values, errors, problem, change } = useBlockEdit({
    siteId: site.siteId,
    fields: pictureWordsFields,
    stored: { altText },
    wish: (set, seen) => ({ action: 'edit-asset', input: { assetId, set, seen } }),
  })
  return (
    <Fields
      site={site}
      fields={pictureWordsFields}
      names={Object.keys(pictureWordsFields)}
      values={values}
      errors={problem === null ? errors : { altText: problem }}
      onChange={change}
    />
  )
}
