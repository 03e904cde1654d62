import { Upload } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { couponsApi, type MakeCodesBody } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { couponsMessages } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import {
  codeLength,
  mostCodesAtOnce,
  readCodeList,
  readPrefix,
} from '@vitrine/rules/shop/coupons/make-codes.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { useTellMade, type CodesOfDiscount } from './discount-codes-query.ts'
import dialogs from '../orders/order-dialogs.module.css'
import styles from './discounts.module.css'

const ways = [
  { id: 'chance', name: 'Make new ones', hint: 'Nobody can guess them.' },
  { id: 'list', name: 'Bring your own', hint: 'Such as those of a partner, from a file.' },
] as const

const nothing = {
  from: 'chance' as (typeof ways)[number]['id'],
  count: '100',
  prefix: '',
  length: String(codeLength.usual),
  text: '',
}
type Draft = typeof nothing

const wrongNumber = (least: number, most: number): string =>
  `Please enter a whole number from ${least} to ${most.toLocaleString('en')}.`

/** What was typed, as it is sent; a sentence where something is wrong. */
function readDraft({ from, count, prefix, length, text }: Draft): MakeCodesBody | string {
  if (from === 'list') {
    const list = readCodeList(text)
    return list.ok ? { from, text } : list.refusal.message
  }
  const wish = { from, prefix, count: Number(count), length: Number(length) }
  if (!/^\d+$/.test(count) || wish.count < 1 || wish.count > mostCodesAtOnce) {
    return `How many: ${wrongNumber(1, mostCodesAtOnce)}`
  }
  if (!/^\d+$/.test(length) || wish.length < codeLength.least || wish.length > codeLength.most) {
    return `Signs that nobody knows: ${wrongNumber(codeLength.least, codeLength.most)}`
  }
  return readPrefix(prefix) === undefined ? couponsMessages['codes-not-valid'].message : wish
}

/** Adds codes to a discount of many: new ones, or those of a list. */
export function MakeCodesDialog({
  of,
  onClose,
}: {
  readonly of: CodesOfDiscount
  readonly onClose: () => void
}) {
  const [draft, setDraft] = useState(nothing)
  const send = useMakeCodes(of)
  const question = useQuestion(async () => {
    const wish = readDraft(draft)
    return typeof wish === 'string' ? wish : send(wish)
  }, onClose)
  const type = question.typing((typed: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...typed })),
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title="Add codes"
      width="wide"
      isTyped={draft.text !== '' || draft.prefix !== ''}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={dialogs['form']} noValidate onSubmit={submit}>
        <RadioCards
          label="Which codes"
          value={draft.from}
          options={ways}
          onChange={(from) => type({ from })}
        />
        {draft.from === 'chance' ? (
          <NewCodes draft={draft} onType={type} />
        ) : (
          <OwnCodes text={draft.text} onType={(text) => type({ text })} />
        )}
        {question.error !== undefined && (
          <Banner tone="danger" role="alert">
            {question.error}
          </Banner>
        )}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Add codes
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

type Fields = { readonly draft: Draft; readonly onType: (typed: Partial<Draft>) => void }

function NewCodes({ draft, onType }: Fields) {
  return (
    <div className={styles['two']}>
      <TextField
        label="How many"
        hint={`Up to ${mostCodesAtOnce.toLocaleString('en')} at once.`}
        inputMode="numeric"
        autoComplete="off"
        value={draft.count}
        onChange={(count) => onType({ count })}
      />
      <TextField
        label="Signs that nobody knows"
        hint={`From ${codeLength.least} to ${codeLength.most} letters and digits, none of which looks like another.`}
        inputMode="numeric"
        autoComplete="off"
        value={draft.length}
        onChange={(length) => onType({ length })}
      />
      <TextField
        label="Begin with"
        hint="Such as SPRING-. Empty: nothing."
        autoComplete="off"
        spellCheck="false"
        maxLength={20}
        value={draft.prefix}
        onChange={(prefix) => onType({ prefix })}
      />
    </div>
  )
}

function OwnCodes(props: { readonly text: string; readonly onType: (text: string) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const { text, onType } = props
  return (
    <div className={styles['part']}>
      <TextField
        label="Codes"
        hint="One in each line: 2 to 40 letters from A to Z and digits; - and _ only behind the first one. Of a table the first column counts. Short ones can be guessed."
        rows={8}
        spellCheck="false"
        value={text}
        onChange={onType}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="A file of codes"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onType)
          target.value = ''
        }}
      />
      <div>
        <Button icon={<Upload size={15} aria-hidden />} onPress={() => file.current?.click()}>
          Take them from a file
        </Button>
      </div>
    </div>
  )
}

/** Sends it, the same under one key, so that it is done once however often that is tried. */
function useMakeCodes(of: CodesOfDiscount) {
  const keys = useRef(new Map<string, string>())
  const tell = useTellMade(of)
  return async (wish: MakeCodesBody): Promise<string | undefined> => {
    const said = JSON.stringify(wish)
    const key = keys.current.get(said) ?? makeNewId()
    keys.current.set(said, key)
    try {
      const { made } = await whileSaving(() =>
        call(couponsApi.makeCodes, { params: { ...of, key }, body: wish }),
      )
      tell(made, key)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
