import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { shownCustomValues, type CustomValue } from '@vitrine/rules/site/content/custom-content.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { pictureContext } from '../media/picture-context.ts'

type Values = Record<string, unknown>

/** The fields that a template adds to an item, as it sees them: `customContent.<name>`. */
export function customContext(
  content: Readonly<Record<string, unknown>>,
  { assets }: { readonly assets: AssetFinder },
): Values {
  const picture = (id: string | null): Values | undefined => {
    const asset = id === null ? undefined : assets.get(id)
    return id === null || asset === undefined ? undefined : pictureContext(id, asset)
  }
  return Object.fromEntries(
    shownCustomValues(content).map(([name, value]) => [name, shown(value, picture)]),
  )
}

function shown(
  { type, value }: CustomValue,
  picture: (id: string | null) => Values | undefined,
): unknown {
  switch (type) {
    case 'text':
      return escapeHtml(value)
    case 'image':
      return picture(value)
    case 'gallery':
      return value.flatMap(({ assetId }) => picture(assetId) ?? [])
    case 'wysiwyg':
    case 'checkbox':
      return value
  }
}
