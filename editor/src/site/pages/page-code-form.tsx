import { pageCode } from '@vitrine/rules/site/collections/page-code-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { formKey, useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { CodeArea } from '../fields/code-area.tsx'
import { may } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import type { PageLine } from './page-lines.ts'
import styles from '../locks/lock-form.module.css'

type PageCodeProps = {
  readonly site: Site
  readonly line: Extract<PageLine, { kind: 'page' }>
}

const label = 'Code at the end of the page’s head'
const words = { labelOf: () => label, show: (_name: string, value: unknown) => String(value) }

/** The id of the form in which a page's code is written. */
export const pageCodeFormId = (collectionId: string): string => `page code ${collectionId}`

/** The key of the draft of a page's code. */
export function pageCodeKey(siteId: string, collectionId: string): string {
  return formKey(siteId, pageCodeFormId(collectionId))
}

/** The code of a page: who may write code edits it, and others see whether there is some. */
export function PageCode({ site, line }: PageCodeProps) {
  if (may(site, 'edit-code')) return <PageCodeForm site={site} line={line} />
  const hasCode = line.page.codeInjection !== undefined
  return (
    <p className={styles['words']}>
      {hasCode
        ? 'This page has code of its own. An administrator can change it.'
        : 'This page has no code of its own. An administrator can add some.'}
    </p>
  )
}

function PageCodeForm({ site, line }: PageCodeProps) {
  const { page, collectionId } = line
  const stored = { header: page.codeInjection?.header ?? '' }
  const form = useFormDraft({
    siteId: site.siteId,
    id: pageCodeFormId(collectionId),
    name: `Code of ${page.title}`,
    stored,
    seen: stored,
    schema: pageCode,
    wish: ({ values, seen }) => ({
      action: 'set-page-code',
      input: { collectionId, set: values, seen },
    }),
    notice: 'Code saved.',
  })
  const isReadOnly = /android/i.test(navigator.userAgent)
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <p className={styles['words']}>
        HTML that stands at the end of this page’s head, after that of the whole site. Visitors’
        browsers run what is in it, on this page alone; here in the editor it does not run.
      </p>
      {isReadOnly && <Banner tone="warn">Code editing is unavailable on Android.</Banner>}
      {form.errors['header'] !== undefined && (
        <Banner tone="danger">{form.errors['header']}</Banner>
      )}
      <CodeArea
        label={label}
        language="html"
        value={form.values.header}
        isReadOnly={isReadOnly}
        onChange={(header) => form.change({ header })}
      />
      <DialogActions>
        <CancelButton />
        <Button type="submit" kind="primary" isDisabled={isReadOnly}>
          Save code
        </Button>
      </DialogActions>
    </DraftForm>
  )
}
