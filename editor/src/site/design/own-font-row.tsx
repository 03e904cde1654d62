import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { fontWeightTitles, type OwnFont } from '@vitrine/rules/site/design/own-font.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import styles from './fonts-panel.module.css'

type OwnFontRowProps = {
  readonly siteId: string
  readonly font: OwnFont
  /** What the family is chosen for. */
  readonly uses: readonly string[]
}

/** One file of the owner's fonts, with another name for its family and the way to let it go. */
export function OwnFontRow({ siteId, font, uses }: OwnFontRowProps) {
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const element = useKeysBackToRow(doing)
  const { family, weight, style } = font
  const close = (): void => setDoing(undefined)
  return (
    <li ref={element} className={styles['ownRow']}>
      <span className={styles['words']}>
        <span>{family}</span>
        <span className={styles['note']}>
          {fontWeightTitles[weight]}
          {style === 'italic' && ', italic'}
        </span>
      </span>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Rename ${family}`}
        icon={<Pencil size={14} aria-hidden />}
        onPress={() => setDoing('rename')}
      />
      <Button
        kind="quiet"
        size="small"
        aria-label={`Delete ${family}, ${fontWeightTitles[weight]}`}
        icon={<Trash2 size={14} aria-hidden />}
        onPress={() => setDoing('delete')}
      />
      {doing === 'rename' && <Rename siteId={siteId} family={family} onEnd={close} />}
      {doing === 'delete' && <Delete siteId={siteId} font={font} uses={uses} onEnd={close} />}
    </li>
  )
}

/** What was asked is gone with its buttons: the keys go back to the button that asked. */
function useKeysBackToRow(doing: 'rename' | 'delete' | undefined): RefObject<HTMLLIElement | null> {
  const element = useRef<HTMLLIElement>(null)
  const before = useRef(doing)
  useEffect(() => {
    const ended = doing === undefined ? before.current : undefined
    before.current = doing
    if (ended === undefined || document.activeElement !== document.body) return
    const [rename, remove] = element.current?.querySelectorAll('button') ?? []
    ;(ended === 'rename' ? rename : remove)?.focus()
  }, [doing])
  return element
}

function Rename(props: {
  readonly siteId: string
  readonly family: string
  readonly onEnd: () => void
}) {
  const { siteId, family, onEnd } = props
  const [to, setTo] = useState(family)
  const [error, setError] = useState<string>()
  useTypedWords(useId(), to !== family)
  const rename = async (): Promise<void> => {
    const wish = { action: 'rename-font', input: { family, to } } as const
    const options = { notice: `${family} is called ${to} now`, quietly: true }
    const done = await performAction(siteId, wish, options)
    if (done.ok) onEnd()
    else setError(done.refusal.fields['to'] ?? done.refusal.message)
  }
  return (
    <form
      className={styles['doing']}
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <TextField label="Name" value={to} onChange={setTo} error={error} autoFocus />
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" size="small">
          Rename
        </Button>
        <Button kind="quiet" size="small" onPress={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Delete(props: OwnFontRowProps & { readonly onEnd: () => void }) {
  const { siteId, font, uses, onEnd } = props
  const remove = async (): Promise<void> => {
    const wish = { action: 'delete-font', input: { assetId: font.assetId } } as const
    await performAction(siteId, wish, { notice: `${font.family} deleted` })
    onEnd()
  }
  return (
    <div className={styles['doing']} role="alert">
      <p>
        {uses.length === 0
          ? 'It is used nowhere.'
          : `It is used for ${uses.join(', ')}. Another font will stand there.`}{' '}
        Its file stays among your files, and Undo brings the font back.
      </p>
      <div className={styles['actions']}>
        <Button kind="danger" size="small" onPress={() => void remove()}>
          Delete font
        </Button>
        <Button kind="quiet" size="small" onPress={onEnd} autoFocus>
          Keep
        </Button>
      </div>
    </div>
  )
}
