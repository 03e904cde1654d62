import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import type { Design } from '@vitrine/rules/site/design/design.ts'
import { fontStack } from '@vitrine/rules/site/design/font-family.ts'
import { noFonts } from '@vitrine/rules/site/design/own-font.ts'
import { faceAddress, fontCatalogue } from './font-catalogue.ts'

/** What the fonts panel shows. */
export function listFonts({ fonts = noFonts }: Design): FontsReply {
  const catalogue = fontCatalogue.families.flatMap(({ name, category, faces }) => {
    const [regular] = faces
    if (regular === undefined) return []
    return [
      {
        name,
        category,
        stack: fontStack(name, category),
        weights: [...new Set(faces.map(({ weight }) => weight))],
        hasItalic: faces.some(({ style }) => style === 'italic'),
        preview: faceAddress(regular),
      },
    ]
  })
  return { catalogue, own: [...fonts.own], kitId: fonts.kitId }
}
