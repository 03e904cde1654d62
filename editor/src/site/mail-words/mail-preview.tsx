import { useEffect, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { inertMarkup } from '../../ground/controls/inert-markup.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { SendTest } from './send-test.tsx'
import type { MailPreviewState } from './use-mail-preview.ts'
import type { SetWords } from './use-mail-words-form.ts'
import styles from './mail-words.module.css'

const views = { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' } as const
const grounds = { light: 'Light', dark: 'Dark' } as const

type Props = {
  readonly siteId: string
  readonly mail: MailName
  readonly preview: MailPreviewState
  readonly typed: SetWords
}

/** The mail as its reader sees it, over an example. */
export function MailPreview({ siteId, mail, preview, typed }: Props) {
  const { shown, ground, setGround } = preview
  const [view, setView] = useState<keyof typeof views>('desktop')
  return (
    <div className={styles['beside']}>
      <Panel title="Preview" hint="With an example; what you type shows here before you save it.">
        <div className={styles['choices']}>
          <Segments label="How it is shown" options={views} value={view} onChange={setView} />
          {view !== 'text' && (
            <Segments label="Ground" options={grounds} value={ground} onChange={setGround} />
          )}
        </div>
        {shown.isPending && <Skeleton rows={1} height={420} />}
        {shown.isError && shown.data === undefined && (
          <LoadError error={shown.error} onRetry={() => void shown.refetch()} />
        )}
        {shown.data !== undefined && (
          <>
            <p className={styles['subject']} dir="auto">
              <span className={styles['quiet']}>Subject: </span>
              {shown.data.subject}
            </p>
            {view === 'text' ? (
              <pre className={styles['text']} dir="auto">
                {shown.data.text}
              </pre>
            ) : (
              <MailFrame subject={shown.data.subject} html={shown.data.html} width={view} />
            )}
          </>
        )}
        <SendTest siteId={siteId} mail={mail} typed={typed} />
      </Panel>
    </div>
  )
}

/** No token in `sandbox`: no script, no form, no way out to the editor. */
function MailFrame(props: {
  readonly subject: string
  readonly html: string
  readonly width: 'desktop' | 'phone'
}) {
  const { subject, html, width } = props
  const frame = useRef<HTMLIFrameElement>(null)
  // React would make text of what a frame takes as markup
  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = inertMarkup(html)
  }, [html])
  return (
    <iframe ref={frame} title={subject} sandbox="" data-width={width} className={styles['frame']} />
  )
}

/** One of a few, side by side. */
function Segments<Name extends string>(props: {
  readonly label: string
  readonly options: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (value: Name) => void
}) {
  return (
    <ToggleButtonGroup
      className={styles['segments'] ?? ''}
      aria-label={props.label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[props.value]}
      onSelectionChange={(keys) => {
        const chosen = (Object.keys(props.options) as Name[]).find((name) => keys.has(name))
        if (chosen !== undefined) props.onChange(chosen)
      }}
    >
      {(Object.keys(props.options) as Name[]).map((name) => (
        <ToggleButton key={name} id={name} className={styles['segment'] ?? ''}>
          {props.options[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
