import { isSameWord, tidyWord, wordKey } from '@vitrine/rules/ground/documents/item-words.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { ChosenWords } from './chosen-words.tsx'
import { isSaveKey } from './save-key.ts'
import field from './field.module.css'
import styles from './words-field.module.css'

type WordsFieldProps = {
  readonly label: string
  readonly words: readonly string[]
  readonly onChange: (words: readonly string[]) => void
  /** Words that are known already; what is typed takes their spelling. */
  readonly suggestions: readonly string[]
  /** Of one word, in characters. */
  readonly maxLength: number
  /** Said where a word is typed that stands there. */
  readonly repeated: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Told whether what is typed is too long for a word: it stays in the field, and can be mended. */
  readonly onUnfinished?: (isUnfinished: boolean) => void
}

/** How many suggestions are shown at once; who looks for another types on. */
const maxShown = 50

/**
 * Words in a row, typed one after the other: Enter and comma end one, pasted lists come in whole,
 * Backspace before the first letter takes the last one away.
 */
export function WordsField(props: WordsFieldProps) {
  const { label, words, onChange, suggestions, maxLength, hint, error, onUnfinished } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isTooLong = !fits(typed, props)
  useEffect(() => onUnfinished?.(isTooLong), [onUnfinished, isTooLong])
  const type = (text: string): void => {
    setProblem(undefined)
    setTyped(text)
  }
  const add = (given: readonly string[]): void => {
    // a comma may come otherwise than by its key, as from a keyboard that suggests words
    const texts = given
      .flatMap((text) => text.split(/[,;\n\t]/))
      .filter((text) => text.trim() !== '')
    const fitting = added(words, texts.map(tidyWord), { suggestions, maxLength })
    if (fitting.words.length > words.length) onChange(fitting.words)
    setTyped(fitting.left)
    setProblem(fitting.isRepeated && texts.length === 1 ? props.repeated : undefined)
  }
  const offered = offeredFor(typed, suggestions, words)
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isOnOption = event.currentTarget.getAttribute('aria-activedescendant') !== null
    if (event.nativeEvent.isComposing) return
    // what is saved by a key is saved with the word that it ends
    if (isSaveKey(event) && typed.trim() !== '') return add([typed])
    if (event.key === 'Backspace' && typed === '' && words.length > 0) onChange(words.slice(0, -1))
    const ends = event.key === ',' || (event.key === 'Enter' && !isOnOption)
    if (!ends || (event.key === 'Enter' && typed.trim() === '')) return
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim() !== '') add([typed])
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[,;\n\t]/.test(pasted.trim())) return
    event.preventDefault()
    add([`${typed}${pasted}`])
  }
  const said = isTooLong ? fieldMessages.tooLong : (problem ?? error)
  return (
    <div className={field['field']}>
      <span id={`${id}-name`} className={field['label']}>
        {label}
      </span>
      <div className={styles['box']}>
        <ChosenWords
          label={label}
          words={words}
          onChange={onChange}
          focusInput={() => input.current?.focus()}
        />
        <ComboBox
          className={styles['combo'] ?? ''}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-error ${id}-hint`}
          items={offered.map((word) => ({ id: word }))}
          inputValue={typed}
          onInputChange={type}
          value={null}
          onChange={(key) => key !== null && add([String(key)])}
          allowsCustomValue
          menuTrigger="input"
          isInvalid={said !== undefined}
          validationBehavior="aria"
        >
          <Input
            ref={input}
            className={styles['input'] ?? ''}
            onKeyDownCapture={onKey}
            onPaste={onPaste}
            onBlur={() => typed.trim() !== '' && add([typed])}
          />
          <OfferLate known={suggestions.length} offered={offered.length} />
          <Popover className={field['popover'] ?? ''}>
            <ListBox>
              {({ id: word }: { readonly id: string }) => (
                <ListBoxItem className={field['option'] ?? ''} textValue={word}>
                  {word}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </div>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={field['hint']}>
          {hint}
        </span>
      )}
      {said !== undefined && (
        <span id={`${id}-error`} className={field['error']} role="alert">
          {said}
        </span>
      )}
    </div>
  )
}

/** Suggestions that arrive after the letters that they begin with are offered all the same. */
function OfferLate({ known, offered }: { readonly known: number; readonly offered: number }) {
  const state = useContext(ComboBoxStateContext)
  const before = useRef(known)
  useEffect(() => {
    if (before.current === known) return
    before.current = known
    if (offered > 0 && state?.isFocused === true && !state.isOpen) state.open(null, 'input')
  })
  return null
}

/** Known words with what is typed; none before that, so that the list is out of the way. */
function offeredFor(
  typed: string,
  suggestions: readonly string[],
  words: readonly string[],
): readonly string[] {
  const part = wordKey(typed)
  if (part === '') return []
  const isGiven = (one: string): boolean => words.some((word) => isSameWord(word, one))
  return suggestions
    .filter((one) => wordKey(one).includes(part) && !isGiven(one))
    .slice(0, maxShown)
}

type Fitting = {
  readonly words: readonly string[]
  /** What does not fit stays typed. */
  readonly left: string
  readonly isRepeated: boolean
}

function added(
  words: readonly string[],
  texts: readonly string[],
  { suggestions, maxLength }: Pick<WordsFieldProps, 'suggestions' | 'maxLength'>,
): Fitting {
  const after = [...words]
  const tooLong: string[] = []
  let isRepeated = false
  for (const text of texts) {
    if (text === '') continue
    const word = suggestions.find((one) => isSameWord(one, text)) ?? text
    if (after.some((one) => isSameWord(one, word))) isRepeated = true
    else if (!fits(text, { suggestions, maxLength })) tooLong.push(text)
    else after.push(word)
  }
  return { words: after, left: tooLong.join(', '), isRepeated }
}

/** A word that is known already may be longer. */
function fits(
  text: string,
  { suggestions, maxLength }: Pick<WordsFieldProps, 'suggestions' | 'maxLength'>,
): boolean {
  const word = tidyWord(text)
  return word.length <= maxLength || suggestions.some((one) => isSameWord(one, word))
}
