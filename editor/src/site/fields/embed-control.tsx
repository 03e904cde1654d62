import { SquarePlay } from 'lucide-react'
import {
  readEmbedded,
  readVideo,
  type Embedded,
} from '@vitrine/rules/site/blocks/embed-provider.ts'
import type { EmbedKind } from '@vitrine/rules/site/blocks/kinds/embed.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { ControlProps } from './control-props.ts'
import { useProviderAddress } from './use-provider-address.ts'
import { useTyped } from './use-typed.ts'
import styles from './fields.module.css'

/** Heights in percent of the width, by what people call such a shape. */
const shapes = [
  { id: '56.25', name: 'Widescreen 16:9' },
  { id: '75', name: 'Four to three 4:3' },
  { id: '100', name: 'Square 1:1' },
  { id: '177.78', name: 'Upright 9:16' },
] as const

/** Something of another site: its address, what it is called, and its shape. */
export function EmbedControl({ site, field, value, onChange, error }: ControlProps<EmbedKind>) {
  const url = useProviderAddress(site.siteId, value, onChange)
  const title = useTyped(value.title, (typed, isGoingOn) =>
    onChange({ ...value, title: typed }, isGoingOn),
  )
  const ratio = String(value.ratio)
  const embedded = field.accept === 'any' ? readEmbedded(value.url) : readVideo(value.url)
  const keepsHeight = embedded?.heightPx !== undefined
  const known = shapes.some(({ id }) => id === ratio)
  const onEnter = (rest: () => void) => (event: { readonly key: string }) => {
    if (event.key === 'Enter') rest()
  }
  return (
    <fieldset className={styles['group']} aria-label={field.label}>
      <TextField
        label={field.label}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={field.help}
        value={url.words}
        onChange={url.type}
        onBlur={url.rest}
        onKeyDown={onEnter(url.rest)}
        error={url.fault ?? error}
      />
      {url.isAsking && <p className={styles['found']}>Asking what it is called …</p>}
      {value.url !== '' && error === undefined && url.fault === undefined && !url.isAsking && (
        <Provider embedded={embedded} />
      )}
      {value.url !== '' && (
        <>
          <TextField
            label="Title"
            hint="What screen readers say of it"
            maxLength={200}
            value={title.words}
            onChange={title.type}
            onBlur={title.rest}
            onKeyDown={onEnter(title.rest)}
          />
          {!keepsHeight && (
            <SelectField
              label="Shape"
              options={known ? shapes : [...shapes, { id: ratio, name: `${ratio} % high` }]}
              value={ratio}
              onChange={(id) => onChange({ ...value, ratio: Number(id) })}
            />
          )}
        </>
      )}
    </fieldset>
  )
}

function Provider({ embedded }: { readonly embedded: Embedded | undefined }) {
  return (
    <p className={styles['found']}>
      <SquarePlay size={16} aria-hidden />
      {embedded === undefined
        ? 'Shown as a link: we do not know how to show this.'
        : `${shownWords[embedded.shows]} ${embedded.name}, loaded once somebody wants it.`}
    </p>
  )
}

const shownWords = { video: 'A video of', sound: 'A player of', page: 'A page of' } as const
