import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { Tweak } from '@vitrine/rules/site/design/tweak.ts'
import type { Site } from '../sites/sites.ts'
import { swatchesOf } from './color-swatches.ts'
import { isThemed } from './font-targets.ts'
import { Group } from './panel-group.tsx'
import type { StyleFields } from './style-fields.ts'
import { useStyleFrame } from './style-frame.ts'
import { TweakControl } from './tweak-control.tsx'

type TweakGroupsProps = {
  readonly site: Site
  readonly style: StyleReply
  readonly fields: StyleFields
  /** Whether a choice was made for these pages; absent: whether it was made at all. */
  readonly isChosen?: (tweak: Tweak) => boolean
  /** Opens the fonts to choose one for a target. */
  readonly onPickFont: (targetId: string) => void
  readonly onChange: (field: string, value: string | null) => void
  readonly onEnd: () => void
}

/** The choices that the template offers, under its headings. */
export function TweakGroups(props: TweakGroupsProps) {
  const { site, style, fields, isChosen, onPickFont, onChange, onEnd } = props
  const { present } = useStyleFrame()
  const themed = isThemed(style, fields)
  const offered = style.tweaks.filter((tweak) => isOffered(tweak, present))
  // a font theme says all that these would
  const groups = tweakGroups(offered.filter(({ kind }) => kind !== 'font' || !themed))
  const swatches = swatchesOf(style, fields)
  return groups.map(({ title, tweaks }, at) => (
    <Group key={title} title={title} isOpen={at < 2 || groups.length < 4}>
      {tweaks.map((tweak) => (
        <TweakControl
          key={tweak.name}
          site={site}
          tweak={tweak}
          fields={fields}
          {...(isChosen !== undefined && { isChosen: isChosen(tweak) })}
          swatches={swatches}
          onPickFont={onPickFont}
          onChange={onChange}
          onEnd={onEnd}
        />
      ))}
    </Group>
  ))
}

type TweakGroup = { readonly title: string; readonly tweaks: readonly Tweak[] }

/** The choices under the headings that the template gives them, in its order. */
function tweakGroups(tweaks: readonly Tweak[]): readonly TweakGroup[] {
  const groups = new Map<string, Tweak[]>()
  for (const tweak of tweaks) {
    const title = tweak.category === '' ? 'Other' : tweak.category
    groups.set(title, [...(groups.get(title) ?? []), tweak])
  }
  return [...groups].map(([title, some]) => ({ title, tweaks: some }))
}

/** A choice about what is not on this page is left out; until the page has said so, none is. */
function isOffered({ showOnlyWhenPresent }: Tweak, present: ReadonlySet<string> | null): boolean {
  return showOnlyWhenPresent === '' || present === null || present.has(showOnlyWhenPresent)
}
