import type { StylePreviewReply, StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import {
  aestheticsProperties,
  AestheticsPath,
  TweakPageType,
} from '@vitrine/rules/site/design/aesthetics.ts'
import { noDesign } from '@vitrine/rules/site/design/design.ts'
import { familiesInUse } from '@vitrine/rules/site/design/font-family.ts'
import { designWith } from '@vitrine/rules/site/design/style-edit.ts'
import { scopedField } from '@vitrine/rules/site/design/style-scopes.ts'
import { possibleClasses, tweakClasses, type Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { plainValue, tweakProperties } from '@vitrine/rules/site/design/tweak-value.ts'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  aestheticsAmong,
  choicesAmong,
  differenceOf,
  isSame,
  valuesAmong,
  type StyleFields,
} from './style-fields.ts'

export type PreviewWish = {
  /** The style that is wished for. */
  readonly fields: StyleFields
  readonly live: readonly string[]
  readonly tried: readonly string[]
}

type Surroundings = {
  readonly send: (message: EditorMessage) => void
  /** Asks the server for the sheet of a draft; null where there is none to be had. */
  readonly compile: (wish: PreviewWish) => Promise<StylePreviewReply | null>
  /** Between two sheets, so that the server is not asked more often than it answers others. */
  readonly pause: () => Promise<void>
}

/** What the page in the frame shows of a style. */
type Shown = {
  /** The fields that its stylesheet was made of. */
  readonly fields: StyleFields
  /** Null: the page's own. */
  readonly css: string | null
  /** Custom properties by which its sheet can be changed. */
  readonly properties: ReadonlySet<string>
}

/**
 * Shows a draft of the style on the page at three speeds: by classes of the body, by custom
 * properties of the root where the sheet has them, and by a new sheet; of those one is under way at
 * a time, and the newest draft wins.
 */
export class StylePreview {
  readonly #around: Surroundings
  #style: StyleReply
  #draft: StyleFields
  #shown: Shown
  /** The fields with which the page was made. */
  #loaded: StyleFields
  readonly #live = new Set<string>()
  readonly #slow = new Set<string>()
  readonly #set = new Map<string, string>()
  #isCompiling = false

  constructor(style: StyleReply, around: Surroundings) {
    this.#around = around
    this.#style = style
    this.#draft = style.fields
    this.#loaded = style.fields
    this.#shown = pagesOwn(style)
  }

  /** The page has loaded, with the style that is stored. */
  pageLoaded(): void {
    this.#set.clear()
    this.#loaded = this.#style.fields
    const { css } = this.#shown
    if (isSame(this.#draft, this.#style.fields)) this.#shown = pagesOwn(this.#style)
    else if (css !== null) this.#around.send({ type: 'style-sheet', css })
    this.show(this.#style, this.#draft)
  }

  /** Shows a draft; the choices that it is made of are those of the style. */
  show(style: StyleReply, draft: StyleFields): void {
    this.#style = style
    this.#draft = draft
    this.#sendClasses()
    this.#sendValues()
    if (this.#needsSheet()) void this.#compile()
  }

  /** The page as it is stored; what was stored since it loaded goes on being shown as a draft is. */
  end(style: StyleReply): void {
    if (!isSame(style.fields, this.#loaded)) {
      this.show(style, style.fields)
      return
    }
    this.#draft = style.fields
    this.#style = style
    this.#sendClasses()
    const values = [...this.#set.keys()].map((name) => ({ name, value: '' }))
    this.#set.clear()
    if (values.length > 0) this.#around.send({ type: 'style-values', values })
    if (this.#shown.css !== null) this.#around.send({ type: 'style-sheet', css: null })
    this.#shown = pagesOwn(style)
  }

  #sendClasses(): void {
    const { tweaks } = this.#style
    const values = choicesAmong(this.#draft)
    const add = tweakClasses(tweaks, values)
    const remove = possibleClasses(tweaks, values).filter((name) => !add.includes(name))
    if (add.length + remove.length > 0) this.#around.send({ type: 'body-classes', add, remove })
  }

  #sendValues(): void {
    const wanted = new Map<string, string>()
    const values = valuesAmong(this.#style.tweaks, this.#draft)
    for (const tweak of this.#style.tweaks) {
      for (const [property, value] of Object.entries(tweakProperties(tweak, values))) {
        const plain = plainValue(value)
        if (this.#shown.properties.has(property) && plain !== null) wanted.set(property, plain)
      }
    }
    for (const [property, value] of Object.entries(this.#themeProperties())) {
      wanted.set(property, value)
    }
    const gone = [...this.#set.keys()].filter((name) => !wanted.has(name))
    const changed = [...wanted].filter(([name, value]) => this.#set.get(name) !== value)
    for (const name of gone) this.#set.delete(name)
    for (const [name, value] of changed) this.#set.set(name, value)
    const all = [...gone.map((name) => [name, ''] as const), ...changed]
    if (all.length === 0) return
    const message = all.map(([name, value]) => ({ name, value }))
    this.#around.send({ type: 'style-values', values: message })
  }

  /** A theme's colours and fonts where they differ from those of the sheet. */
  #themeProperties(): Readonly<Record<string, string>> {
    const now = aestheticsProperties(aestheticsAmong(this.#draft))
    const shown = aestheticsProperties(aestheticsAmong(this.#shown.fields))
    return Object.fromEntries(Object.entries(now).filter(([name, value]) => shown[name] !== value))
  }

  #needsSheet(): boolean {
    const changed = differenceOf(this.#shown.fields, this.#draft)
    if (Object.hasOwn(changed, 'customCss') || Object.hasOwn(changed, popupTheme)) return true
    if (this.#hasOtherThemeProperties() || this.#needsFonts()) return true
    return this.#variables().some((tweak) => this.#isBeyondSheet(tweak))
  }

  /** Rules stand in a sheet for what a theme has; a value alone is changed without one. */
  #hasOtherThemeProperties(): boolean {
    const namesIn = (fields: StyleFields) =>
      Object.keys(aestheticsProperties(aestheticsAmong(fields))).toSorted()
    return !isSame(namesIn(this.#draft), namesIn(this.#shown.fields))
  }

  /** Whether the sheet lacks a font, or what makes the template follow a font theme. */
  #needsFonts(): boolean {
    const [now, shown] = [this.#draft, this.#shown.fields].map((fields) => {
      const properties = Object.keys(aestheticsProperties(aestheticsAmong(fields)))
      const names = properties.filter((name) => name.startsWith('--font-'))
      return new Set([...names, ...familiesInUse(designWith(noDesign, fields))])
    })
    return [...(now ?? [])].some((one) => shown?.has(one) === false)
  }

  #variables(): readonly Tweak[] {
    return this.#style.tweaks.filter(({ kind }) => kind !== 'checkbox' && kind !== 'dropdown')
  }

  /** Whether a choice differs from the sheet's in what no property of it can say. */
  #isBeyondSheet(tweak: Tweak): boolean {
    const now = tweakProperties(tweak, valuesAmong(this.#style.tweaks, this.#draft))
    const shown = tweakProperties(tweak, valuesAmong(this.#style.tweaks, this.#shown.fields))
    if (isSame(now, shown)) return false
    const names = new Set([...Object.keys(now), ...Object.keys(shown)])
    return [...names].some((name) => {
      if (now[name] === shown[name]) return false
      const value = now[name] === undefined ? null : plainValue(now[name])
      return value === null || !this.#shown.properties.has(name)
    })
  }

  async #compile(): Promise<void> {
    if (this.#isCompiling) return
    this.#isCompiling = true
    try {
      while (this.#needsSheet()) {
        if (!(await this.#showNewSheet())) break
        await this.#around.pause()
      }
    } finally {
      this.#isCompiling = false
    }
  }

  /** @returns whether there was a sheet to show */
  async #showNewSheet(): Promise<boolean> {
    const fields = this.#draft
    const tried = this.#variables().filter(
      (tweak) =>
        this.#isBeyondSheet(tweak) && !this.#slow.has(tweak.name) && !this.#live.has(tweak.name),
    )
    const made = await this.#around.compile({
      fields,
      live: [...this.#live],
      tried: tried.map(({ name }) => name),
    })
    if (made === null) return false
    const live = new Set(made.live)
    for (const { name } of tried) if (!live.has(name)) this.#slow.add(name)
    for (const name of live) this.#live.add(name)
    // the panel was closed meanwhile: what stands on the page is what is stored
    if (this.#draft === this.#style.fields && this.#shown.css === null && !this.#needsSheet()) {
      return true
    }
    const values = valuesAmong(this.#style.tweaks, fields)
    const marked = this.#variables().filter(({ name }) => live.has(name))
    const properties = marked.flatMap((tweak) => Object.keys(tweakProperties(tweak, values)))
    this.#shown = { fields, css: made.css, properties: new Set(properties) }
    this.#around.send({ type: 'style-sheet', css: made.css })
    this.#sendValues()
    return true
  }
}

/** A pop-up's theme stands in a rule of its own. */
const popupTheme = scopedField(TweakPageType.popupOverlay, AestheticsPath.activeColorTheme)

function pagesOwn({ fields }: StyleReply): Shown {
  return { fields, css: null, properties: new Set() }
}
