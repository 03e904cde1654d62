import type { ReactNode } from 'react'
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import styles from './field.module.css'

type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style'> & {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong, in words; shown at the field. */
  readonly error?: string | undefined
  readonly rows?: number
  readonly placeholder?: string
  /** A unit or symbol that stands in front of what is typed. */
  readonly prefix?: string
}

/** A labelled line or box of text with its hint and its error. */
export function TextField({
  label,
  hint,
  error,
  rows,
  placeholder,
  prefix,
  ...rest
}: TextFieldProps) {
  const words = placeholder === undefined ? {} : { placeholder }
  return (
    <AriaTextField
      {...rest}
      className={styles['field'] ?? ''}
      isInvalid={error !== undefined || rest.isInvalid === true}
      validationBehavior="aria"
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      {rows === undefined ? (
        <div className={styles['line']}>
          {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
          <Input {...words} className={styles['input'] ?? ''} />
        </div>
      ) : (
        <TextArea {...words} rows={rows} className={styles['input'] ?? ''} />
      )}
      {hint !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}
