import type { CodeKind } from '@vitrine/rules/site/blocks/kinds/code.ts'
import type { HtmlKind } from '@vitrine/rules/site/blocks/kinds/html.ts'
import type { MarkdownKind } from '@vitrine/rules/site/blocks/kinds/markdown.ts'
import { Banner } from '../../ground/controls/states.tsx'
import { CodeArea } from './code-area.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import { RichTextArea } from './rich-text-area.tsx'
import styles from './fields.module.css'

/** Code with colours; touch keyboards of Android garble it, so there it is only shown. */
export function CodeControl({ field, value, onChange, error, beside }: ControlProps<CodeKind>) {
  const isReadOnly = /android/i.test(navigator.userAgent)
  return (
    <FieldNotes help={field.help} error={error}>
      <span className={styles['label']}>{field.label}</span>
      {isReadOnly && <Banner tone="warn">Code editing is unavailable on Android.</Banner>}
      <CodeArea
        label={field.label}
        language={languageOf(beside?.['mode']) ?? field.language}
        value={value}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    </FieldNotes>
  )
}

/** A block's own choice of language, where it has one. */
function languageOf(mode: unknown): CodeKind['language'] | undefined {
  return languages.find((one) => one === mode)
}

const languages = ['html', 'css', 'javascript', 'markdown'] as const

export function MarkdownControl({ field, value, onChange, error }: ControlProps<MarkdownKind>) {
  return (
    <FieldNotes help={field.help} error={error}>
      <span className={styles['label']}>{field.label}</span>
      <CodeArea label={field.label} language="markdown" value={value} onChange={onChange} />
    </FieldNotes>
  )
}

/** A text of a panel, which is formed a little. */
export function HtmlControl({ site, field, value, onChange, error }: ControlProps<HtmlKind>) {
  return (
    <FieldNotes help={field.help} error={error}>
      <span className={styles['label']}>{field.label}</span>
      <RichTextArea
        siteId={site.siteId}
        label={field.label}
        value={value}
        onChange={onChange}
      />
    </FieldNotes>
  )
}
