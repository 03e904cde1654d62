import type { ComponentType } from 'react'
import type { FieldKind, KindName } from '@vitrine/rules/site/blocks/field-kind.ts'
import { AccountsControl } from './accounts-control.tsx'
import { AssetControl } from './asset-control.tsx'
import type { ChoiceKind } from '@vitrine/rules/site/blocks/kinds/choice.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { ChoiceControl } from './choice-control.tsx'
import type { ControlProps, FieldsProps } from './control-props.ts'
import { EmbedControl } from './embed-control.tsx'
import { LinkControl } from './link-control.tsx'
import { ListControl } from './list-control.tsx'
import { NumberControl } from './number-control.tsx'
import { PlaceControl } from './place-control.tsx'
import { QueryControl } from './query-control.tsx'
import { CollectionControl, ItemControl, MenuControl } from './reference-controls.tsx'
import { SwitchControl } from './switch-control.tsx'
import { CodeControl, HtmlControl, MarkdownControl } from './text-area-controls.tsx'
import { TableControl } from './table-control.tsx'
import { TextControl } from './text-control.tsx'

/** What a control of any kind is given: a field of its own kind, and values that kind has made. */
type AnyControl = ComponentType<ControlProps<FieldKind> & { readonly Fields: typeof Fields }>

/** The control of each kind. */
const controls = {
  text: TextControl,
  html: HtmlControl,
  markdown: MarkdownControl,
  link: LinkControl,
  asset: AssetControl,
  item: ItemControl,
  collection: CollectionControl,
  menu: MenuControl,
  query: QueryControl,
  number: NumberControl,
  choice: ChoiceControl,
  switch: SwitchControl,
  embed: EmbedControl,
  list: ListControl,
  code: CodeControl,
  table: TableControl,
  place: PlaceControl,
  accounts: AccountsControl,
} as const satisfies Readonly<Record<KindName, unknown>>

/** Controls of fields, each by its kind, in the order of their names. */
export function Fields(props: FieldsProps) {
  const { site, fields, names, values, errors, cards, onChange } = props
  return names.map((name) => {
    const field = fields[name]
    if (field === undefined) return null
    const change = (value: unknown, isGoingOn?: boolean): void => onChange(name, value, isGoingOn)
    const shared = { site, value: values[name], error: errors[name], onChange: change }
    if (cards?.name === name && isChoice(field)) {
      return (
        <ChoiceCards
          key={name}
          {...shared}
          field={field}
          value={String(values[name])}
          pictureOf={cards.pictureOf}
        />
      )
    }
    const Control = controls[field.kind] as unknown as AnyControl
    return <Control key={name} {...shared} field={field} beside={values} Fields={Fields} />
  })
}

function isChoice(field: FieldKind): field is ChoiceKind {
  return field.kind === 'choice'
}
