import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { readDeclarations } from '@vitrine/rules/site/design/tweak-value.ts'

/** A list of families as a stylesheet names it, and what people call it. */
export type FontChoice = { readonly id: string; readonly name: string }

/** Families that every machine has in some form. */
const systemFonts: readonly FontChoice[] = [
  { id: "system-ui, 'Segoe UI', Roboto, sans-serif", name: 'System sans' },
  { id: "Charter, 'Bitstream Charter', Cambria, serif", name: 'System serif' },
  { id: "Georgia, 'Times New Roman', serif", name: 'Georgia' },
  { id: "'Helvetica Neue', Helvetica, Arial, sans-serif", name: 'Helvetica' },
  { id: "'Trebuchet MS', 'Gill Sans', sans-serif", name: 'Trebuchet' },
  { id: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace", name: 'System mono' },
]

/** The families of the template's own fonts and presets, and those of every machine. */
export function fontChoices({ tweaks, presets }: StyleReply): readonly FontChoice[] {
  const values = [
    ...tweaks.map(({ declarations }) => declarations['font-family']),
    ...presets.flatMap((preset) =>
      Object.values(preset.values).map((value) => readDeclarations(value)['font-family']),
    ),
  ]
  const own = [...new Set(values.filter((value) => value !== undefined))].map((id) => ({
    id,
    name: (id.split(',')[0] ?? id).trim().replace(/^["']|["']$/g, ''),
  }))
  return [...own, ...systemFonts.filter(({ id }) => !own.some((one) => one.id === id))]
}
