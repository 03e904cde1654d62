import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { readDeclarations, writeDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { PictureField } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'

type ImageControlProps = {
  readonly site: Site
  readonly label: string
  readonly declarations: Readonly<Record<string, string>>
  readonly chosen: string
  readonly onChange: (value: string) => void
}

/** A picture behind a part of the page. */
export function ImageControl({ site, label, declarations, chosen, onChange }: ImageControlProps) {
  const address = declarations['background-image'] ?? 'none'
  const choose = async (assetId: string | null): Promise<void> => {
    const image = assetId === null ? 'none' : await addressOf(site.siteId, assetId)
    onChange(writeDeclarations({ ...readDeclarations(chosen), 'background-image': image }))
  }
  return (
    <PictureField
      site={site}
      label={label}
      hint="Shown behind this part of the page."
      assetId={/\/static\/images\/(?<id>[\w-]+)\//.exec(address)?.groups?.['id'] ?? null}
      onChange={(assetId) => void choose(assetId)}
    />
  )
}

async function addressOf(siteId: string, assetId: string): Promise<string> {
  const { body } = await queryClient.fetchQuery(documentQuery(siteId, 'asset', assetId))
  return `url("${assetAddress(assetId, body)}")`
}
