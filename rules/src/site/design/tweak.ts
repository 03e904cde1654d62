/** What a style choice is, as a template declares it in a comment (template platform §7). */
export const tweakKinds = ['color', 'value', 'font', 'dropdown', 'checkbox', 'image'] as const
export type TweakKind = (typeof tweakKinds)[number]

/** A style choice that a template offers its owner. */
export type Tweak = {
  readonly kind: TweakKind
  /** The variable's or mixin's name, or the title where the comment binds to none. */
  readonly name: string
  readonly title: string
  /** What the owner reads; the title where the template gives no other words. */
  readonly label: string
  /** The heading that it stands under; empty: none. */
  readonly category: string
  /** What it is until the owner chooses: a LESS value, an option, or `true` and `false`. */
  readonly defaultValue: string
  /** Declarations of a font's or an image's mixin, such as `font-family` to its value. */
  readonly declarations: Readonly<Record<string, string>>
  /** Of a dropdown. */
  readonly options: readonly string[]
  /** Of a value, where the template gives them. */
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly allowsTransparency: boolean
  /** Role of the colour theme that a colour has until its owner chooses another; empty: none. */
  readonly role: string
  /** Selector of what it is about, to be shown on the page; empty: none. */
  readonly target: string
  /** Selector without which on the page the choice is not offered; empty: always. */
  readonly showOnlyWhenPresent: string
}

export type TweakValues = Readonly<Record<string, string>>

/** What was chosen for a tweak; existing sites keep some by their title. */
export function chosenValue(tweak: Tweak, values: TweakValues): string | undefined {
  return ownValue(values, tweak.name) ?? ownValue(values, tweak.title)
}

/** A choice may have the name of something that every object has. */
function ownValue(values: TweakValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** Body classes of checkboxes that are on and of dropdowns (template platform §5). */
export function tweakClasses(tweaks: readonly Tweak[], values: TweakValues): string[] {
  return tweaks.flatMap((tweak) => {
    const { kind, title, name, defaultValue } = tweak
    const value = ownValue(values, name) ?? defaultValue
    if (kind === 'checkbox') return value === 'true' ? [classSlug(title)] : []
    if (kind === 'dropdown') return value === '' ? [] : [`${classSlug(title)}-${classSlug(value)}`]
    return []
  })
}

/** Every class that some choice of these could put on the body. */
export function possibleClasses(tweaks: readonly Tweak[], values: TweakValues): string[] {
  const classes = tweaks.flatMap(({ kind, title, options }) => {
    if (kind === 'checkbox') return [classSlug(title)]
    if (kind !== 'dropdown') return []
    return options.map((option) => `${classSlug(title)}-${classSlug(option)}`)
  })
  // a stored choice may be of a template that offered more
  return [...new Set([...classes, ...tweakClasses(tweaks, values)])]
}

/** "Full Background" as `full-background`. */
export function classSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
