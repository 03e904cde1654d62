import { themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { shownRoles } from '@vitrine/rules/site/design/tweaks-in-theme.ts'
import { aestheticsAmong, choicesAmong, type StyleFields } from './style-fields.ts'

/** The colours of a draft by role, as the page shows them. */
export function shownColors({ tweaks }: StyleReply, fields: StyleFields) {
  return shownRoles(tweaks, choicesAmong(fields), themeColors(aestheticsAmong(fields)))
}
