import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import {
  fontUsageCategoryTitles,
  fontUsageTitles,
  type FontSetting,
  type FontTheme,
  type FontUsage,
} from '@vitrine/rules/site/design/font-theme.ts'
import { safeTweakValue } from '@vitrine/rules/site/design/tweak-value.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { FamilyButton } from './family-button.tsx'
import { usageChanges, usageTarget } from './font-targets.ts'
import { SizeControl } from './size-control.tsx'
import { aestheticsAmong, type StyleFields } from './style-fields.ts'
import { weightChoices } from './weight-choices.ts'
import styles from './font-themes.module.css'

type FontUsagesProps = {
  readonly style: StyleReply
  readonly fields: StyleFields
  readonly fonts: FontsReply | undefined
  readonly theme: FontTheme
  readonly onChange: (changes: StyleFields, gesture?: string) => void
  readonly onEnd: () => void
  readonly onPick: (targetId: string) => void
}

/** What a theme sets of all that the template follows: family, weight and size. */
export function FontUsages(props: FontUsagesProps) {
  const { style, fields } = props
  const categories = Object.entries(aestheticsAmong(fields).fonts.fontUsageCategories)
  return categories.map(([category, names]) => {
    const followed = style.fontUsages.filter((usage) => names.includes(usage))
    if (followed.length === 0) return null
    return (
      <fieldset key={category} className={styles['category']}>
        <legend>{fontUsageCategoryTitles[category] ?? category}</legend>
        {followed.map((usage) => (
          <Usage key={usage} {...props} usage={usage} />
        ))}
      </fieldset>
    )
  })
}

const empty: FontSetting = { family: '', weight: '', size: '' }

function Usage(props: FontUsagesProps & { readonly usage: FontUsage }) {
  const { fields, fonts, theme, usage, onChange, onEnd, onPick } = props
  const title = fontUsageTitles[usage]
  const { family, weight, size } = theme.usages[usage] ?? empty
  const set = (setting: Partial<FontSetting>): void =>
    onChange(usageChanges(fields, [usage], setting), `fonts ${usage}`)
  return (
    <details className={styles['usage']}>
      <summary>
        <span>{title}</span>
        <span className={styles['note']}>{[firstFamily(family), weight, size].join(' ')}</span>
      </summary>
      <div className={styles['parts']}>
        <FamilyButton label={title} stack={family} onPress={() => onPick(usageTarget(usage))} />
        <SelectField
          label="Weight"
          options={weightChoices(fonts, firstFamily(family), weight)}
          value={weight}
          onChange={(next) => {
            set({ weight: next })
            onEnd()
          }}
        />
        <SizePart
          title={title}
          size={size}
          onChange={(next) => set({ size: next })}
          onEnd={onEnd}
        />
      </div>
    </details>
  )
}

/** A size of the theme's own, or none, where the template's counts. */
function SizePart(props: {
  readonly title: string
  readonly size: string
  readonly onChange: (size: string) => void
  readonly onEnd: () => void
}) {
  const { title, size, onChange, onEnd } = props
  const change = (next: string): void => {
    onChange(next)
    onEnd()
  }
  if (size === '') {
    return (
      <div className={styles['size']}>
        <span>Size: as the template has it</span>
        <Button size="small" onPress={() => change(firstSizes[title] ?? '1.125rem')}>
          Set size
        </Button>
      </div>
    )
  }
  return (
    <div>
      <span className={styles['sizeHead']}>
        Size
        <Button size="small" kind="quiet" onPress={() => change('')}>
          As the template
        </Button>
      </span>
      <SizeControl
        label={`Size of ${title}`}
        value={size}
        range={null}
        onChange={(next) => {
          if (safeTweakValue(next) !== undefined) onChange(next)
        }}
        onEnd={onEnd}
      />
    </div>
  )
}

/** Where the size of a usage begins that had none of its own. */
const firstSizes: Readonly<Record<string, string>> = {
  [fontUsageTitles['heading-1']]: '3rem',
  [fontUsageTitles['heading-2']]: '2rem',
  [fontUsageTitles['heading-3']]: '1.25rem',
}
