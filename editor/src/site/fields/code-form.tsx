import { pageCode, type PageCode } from '@vitrine/rules/site/collections/page-code.ts'
import type { ReactNode } from 'react'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { formKey, useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { CodeArea } from './code-area.tsx'
import styles from './code-form.module.css'

type CodeFormProps = {
  readonly siteId: string
  /** Whose code it is: of a page or an item. */
  readonly of: { readonly id: string; readonly title: string; readonly codeInjection?: PageCode }
  /** What people call it, such as "page". */
  readonly noun: string
  readonly mayEdit: boolean
  readonly action: 'set-page-code' | 'set-item-code'
  /** Puts the button that saves among others. */
  readonly foot: (save: ReactNode) => ReactNode
}

const label = 'Code at the end of the page’s head'
const words = { labelOf: () => label, show: (_name: string, value: unknown) => String(value) }

/** The id of the form in which the code of a page or an item is written. */
export const codeFormId = (id: string): string => `page code ${id}`

/** The key of the draft of that code. */
export function codeFormKey(siteId: string, id: string): string {
  return formKey(siteId, codeFormId(id))
}

/** The code of a page or an item: who may write code edits it, and others see whether there is some. */
export function CodeForm(props: CodeFormProps) {
  const { of, noun, mayEdit } = props
  if (mayEdit) return <EditedCode {...props} />
  return (
    <p className={styles['words']}>
      {of.codeInjection === undefined
        ? `This ${noun} has no code of its own. An administrator can add some.`
        : `This ${noun} has code of its own. An administrator can change it.`}
    </p>
  )
}

function EditedCode({ siteId, of, noun, action, foot }: CodeFormProps) {
  const stored = { header: of.codeInjection?.header ?? '' }
  const form = useFormDraft({
    siteId,
    id: codeFormId(of.id),
    name: `Code of ${of.title}`,
    stored,
    seen: stored,
    schema: pageCode,
    wish: ({ values: set, seen }) =>
      action === 'set-page-code'
        ? { action, input: { collectionId: of.id, set, seen } }
        : { action, input: { itemId: of.id, set, seen } },
    notice: 'Code saved.',
  })
  const where = noun === 'page' ? 'this page’s head' : `the head of this ${noun}’s page`
  const isReadOnly = /android/i.test(navigator.userAgent)
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <p className={styles['words']}>
        HTML that stands at the end of {where}, after that of the whole site. Visitors’ browsers run
        what is in it, on this page alone; here in the editor it does not run.
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
      {foot(
        <Button type="submit" kind="primary" isDisabled={isReadOnly}>
          Save code
        </Button>,
      )}
    </DraftForm>
  )
}
