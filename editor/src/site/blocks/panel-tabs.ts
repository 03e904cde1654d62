import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'

export type PanelTab = { readonly title: string; readonly names: readonly string[] }

type Values = Readonly<Record<string, unknown>>

/** The fields that a panel shows: those that no tab names before the tabs, which have all others. */
export function tabsOf(
  blockType: BlockType,
  values: Values,
): { readonly open: readonly string[]; readonly tabs: readonly PanelTab[] } {
  const { fields, tabs = {}, inPlace } = blockType
  const shown = (name: string): boolean =>
    name !== inPlace && blockType.shows?.[name]?.(values as never) !== false
  const inTabs = new Set(Object.values(tabs).flat())
  return {
    open: Object.keys(fields).filter((name) => !inTabs.has(name) && shown(name)),
    tabs: Object.entries(tabs)
      .map(([title, names]) => ({ title, names: names.filter(shown) }))
      .filter(({ names }) => names.length > 0),
  }
}

/** The choice that a type's presets are about, with their numbers by its options: it is shown by pictures. */
export function presetField(
  blockType: BlockType,
): { readonly name: string; readonly presets: ReadonlyMap<string, number> } | undefined {
  const presets = blockType.presets ?? []
  const [name, ...others] = new Set(presets.flatMap(({ values }) => Object.keys(values)))
  if (name === undefined || others.length > 0 || blockType.fields[name]?.kind !== 'choice') {
    return undefined
  }
  return { name, presets: new Map(presets.map(({ values, number }) => [String(values[name]), number])) }
}
