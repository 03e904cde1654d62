import { Upload } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { FileTrigger } from 'react-aria-components'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { familiesOfStack } from '@vitrine/rules/site/design/font-family.ts'
import {
  fontWeightTitles,
  fontWeights,
  type FontStyle,
  type FontWeight,
  type OwnFont,
} from '@vitrine/rules/site/design/own-font.ts'
import { maxBytesOf } from '@vitrine/rules/site/media/upload-limits.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { triggerTypes } from '../media/upload-panel.tsx'
import { sentenceOf } from '../media/upload-sentence.ts'
import { findFault, uploadFile } from '../media/uploads.ts'
import { fontTargets } from './font-targets.ts'
import { OwnFontRow } from './own-font-row.tsx'
import type { StyleFields } from './style-fields.ts'
import styles from './fonts-panel.module.css'

type OwnFontsProps = {
  readonly siteId: string
  readonly style: StyleReply
  readonly fields: StyleFields
  readonly own: readonly OwnFont[]
}

/** The fonts that the owner brought along: more of them, their names, and which are to go. */
export function OwnFonts({ siteId, style, fields, own }: OwnFontsProps) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    const found = await findFault(chosen, 'font')
    setFault(found)
    setFile(found === undefined ? chosen : undefined)
  }
  const usesOf = (family: string): string[] =>
    fontTargets(style, fields)
      .filter(({ stack }) => familiesOfStack(stack).includes(family))
      .map(({ label }) => label)
  const element = useKeysOfGone(own.length)
  return (
    <div ref={element} className={styles['own']}>
      {own.length > 0 && (
        <ul className={styles['ownList']} aria-label="Files of your fonts">
          {own.map((font) => (
            <OwnFontRow key={font.assetId} siteId={siteId} font={font} uses={usesOf(font.family)} />
          ))}
        </ul>
      )}
      {file === undefined ? (
        <>
          {own.length === 0 && <p>Fonts that you upload stand here, and can be chosen like any.</p>}
          <FileTrigger {...triggerTypes('font')} onSelect={(files) => void choose(files?.[0])}>
            <Button icon={<Upload size={15} aria-hidden />}>Upload font</Button>
          </FileTrigger>
          {fault !== undefined && (
            <p className={styles['fault']} role="alert">
              {fault}
            </p>
          )}
          <p className={styles['note']}>
            WOFF2, up to {fileSizeText(maxBytesOf('font'))}. Upload only fonts whose license lets
            you show them on a website.
          </p>
        </>
      ) : (
        <AddForm siteId={siteId} file={file} onEnd={() => setFile(undefined)} />
      )}
    </div>
  )
}

/** The keys of a font that is gone go on at what is left. */
function useKeysOfGone(count: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || document.activeElement !== document.body) return
    element.current?.querySelector('button')?.focus()
  }, [count])
  return element
}

const slants = [
  { id: 'normal', name: 'Upright' },
  { id: 'italic', name: 'Italic' },
] as const

function AddForm(props: {
  readonly siteId: string
  readonly file: File
  readonly onEnd: () => void
}) {
  const { siteId, file, onEnd } = props
  const guess = guessOf(file.name)
  const [family, setFamily] = useState(guess.family)
  const [weight, setWeight] = useState<FontWeight>(guess.weight)
  const [slant, setSlant] = useState<FontStyle>(guess.style)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)
  const [assetId, setAssetId] = useState<string>()
  useTypedWords(useId(), family !== guess.family)
  const add = async (): Promise<void> => {
    setPending(true)
    try {
      // another try after a refused name needs no second file
      const stored = assetId ?? (await uploadFile(siteId, { file }, 'font')).assetId
      setAssetId(stored)
      const input = { assetId: stored, family, weight, style: slant }
      const wish = { action: 'add-font', input } as const
      const options = { notice: `${family} added`, quietly: true, keepsFrame: true }
      const done = await performAction(siteId, wish, options)
      if (done.ok) return onEnd()
      const { fields, message } = done.refusal
      setErrors(Object.keys(fields).length > 0 ? fields : { file: message })
    } catch (error) {
      setErrors({ file: sentenceOf(error, { file, accept: 'font' }).message })
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      className={styles['add']}
      aria-label={`Add ${file.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <p className={styles['fileName']}>{file.name}</p>
      <TextField label="Name" value={family} onChange={setFamily} error={errors['family']} />
      <SelectField
        label="Weight"
        options={fontWeights.map((id) => ({ id, name: fontWeightTitles[id] }))}
        value={weight}
        onChange={setWeight}
        error={errors['weight']}
      />
      <SelectField label="Slant" options={slants} value={slant} onChange={setSlant} />
      {errors['file'] !== undefined && (
        <p className={styles['fault']} role="alert">
          {errors['file']}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isPending={isPending}>
          Add font
        </Button>
        <Button kind="quiet" onPress={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const weightWords: readonly (readonly [RegExp, FontWeight])[] = [
  [/variable|wght|\bvf\b/i, '100 900'],
  [/extra-?light/i, '200'],
  [/semi-?bold|demi/i, '600'],
  [/extra-?bold|heavy/i, '800'],
  [/thin/i, '100'],
  [/light/i, '300'],
  [/medium/i, '500'],
  [/bold/i, '700'],
  [/black/i, '900'],
]

/** What the name of a file says of its font; somebody corrects it. */
function guessOf(filename: string): Pick<OwnFont, 'family' | 'weight' | 'style'> {
  const name = filename.replace(/\.[^.]*$/, '')
  const family = (name.split(/[-_[.]/)[0] ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').trim()
  const weight = weightWords.find(([word]) => word.test(name))?.[1] ?? '400'
  return { family: family || 'My font', weight, style: /italic/i.test(name) ? 'italic' : 'normal' }
}
