import { siteCode } from '@vitrine/rules/site/sites/site-code-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { CodeArea } from '../fields/code-area.tsx'
import type { PanelProps } from '../sites/panel-props.ts'
import { may } from '../sites/rooms.ts'
import styles from './site-code-panel.module.css'

const places = [
  {
    name: 'header',
    label: 'End of every page’s head',
    hint: 'For styles, and for services that ask to stand in the head.',
  },
  {
    name: 'footer',
    label: 'End of every page’s body',
    hint: 'For scripts that can wait until the page is there.',
  },
  {
    name: 'lockScreen',
    label: 'End of the lock screen’s head',
    hint: 'Where a password is asked for, after what stands in every head.',
  },
] as const

const words: FieldWords = {
  labelOf: (name) => places.find((place) => place.name === name)?.label ?? name,
  show: (_name, value) => String(value),
}

/** The code of all pages, for who may write code. */
export function SiteCodePanel({ site, settings }: PanelProps) {
  return (
    <Panel
      title="Code on every page"
      hint={
        <>
          HTML that visitors’ browsers run on this site’s own address: on its pages, its search and
          its cart. It never stands on the checkout and on pages of orders, and here in the editor
          it does not run.
        </>
      }
    >
      {may(site, 'edit-code') ? (
        <SiteCodeForm site={site} settings={settings} />
      ) : (
        <p>Who may edit the template can change it.</p>
      )}
    </Panel>
  )
}

function SiteCodeForm({ site, settings }: PanelProps) {
  const { header, footer, lockScreen = '' } = settings.codeInjection
  const stored = { header, footer, lockScreen }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'site-code',
    name: 'Code on every page',
    stored,
    seen: stored,
    schema: siteCode,
    wish: ({ set, seen }) => ({ action: 'set-site-code', input: { set, seen } }),
    notice: 'Code saved.',
  })
  const isReadOnly = /android/i.test(navigator.userAgent)
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      {isReadOnly && <Banner tone="warn">Code editing is unavailable on Android.</Banner>}
      {places.map(({ name, label, hint }) => (
        <div key={name} className={styles['place']}>
          <span className={styles['label']} aria-hidden>
            {label}
          </span>
          <span className={styles['hint']}>{hint}</span>
          {form.errors[name] !== undefined && <Banner tone="danger">{form.errors[name]}</Banner>}
          <CodeArea
            label={label}
            language="html"
            value={form.values[name]}
            isReadOnly={isReadOnly}
            onChange={(code) => form.change({ [name]: code })}
          />
        </div>
      ))}
      <div>
        <Button type="submit" isDisabled={isReadOnly}>
          Save code
        </Button>
      </div>
    </DraftForm>
  )
}
