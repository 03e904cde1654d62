import { useId, useState, type FormEvent } from 'react'
import { captchaApi } from '@vitrine/rules/site/captcha/captcha-api.ts'
import { captchaInput } from '@vitrine/rules/site/sites/captcha-settings-actions.ts'
import {
  captchaAlignments,
  captchaNames,
  captchaProviders,
  captchaThemes,
  type CaptchaProvider,
  type CaptchaSettings,
} from '@vitrine/rules/site/sites/captcha-settings.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

const without =
  'Forms have no captcha: a hidden field, the time that writing takes and limits keep programs off.'

function stateOf(captcha: CaptchaSettings | null): string {
  if (captcha === null) return without
  if (captcha.provider === 'altcha') {
    return 'The built-in captcha works in the visitor’s browser, without any other company and without a riddle.'
  }
  return `${captchaNames[captcha.provider]} stands in every form. Its script is loaded when a visitor begins to write, and not before.`
}

/** How forms of the site are kept from programs, and whether that works. */
export function CaptchaPanel({ site, settings }: PanelProps) {
  const { captcha = null } = settings
  const ofCaptcha = `${site.siteId} ${JSON.stringify(captcha)}`
  return (
    <Panel title="Captcha" hint={stateOf(captcha)}>
      <CaptchaForm key={ofCaptcha} siteId={site.siteId} captcha={captcha} />
      {captcha !== null && <CaptchaTest key={`test ${ofCaptcha}`} siteId={site.siteId} />}
    </Panel>
  )
}

type Choice = CaptchaProvider | 'none'
type Typed = Pick<CaptchaSettings, 'siteKey' | 'captchaTheme' | 'captchaAlignment'> & {
  readonly provider: Choice
  readonly secret: string
}

function typedOf(captcha: CaptchaSettings | null): Typed {
  const shown = { secret: '', captchaTheme: 'light', captchaAlignment: 'left' } as const
  if (captcha === null) return { ...shown, provider: 'none', siteKey: '' }
  const { provider, siteKey, captchaTheme, captchaAlignment } = captcha
  return { provider, siteKey, captchaTheme, captchaAlignment, secret: '' }
}

type Fields = Readonly<Record<string, string>>
type Outcome = { readonly error?: string; readonly fields: Fields }

/** The secret of a provider: the one that is kept where none is typed. */
async function secretOf(
  siteId: string,
  { provider, secret }: { readonly provider: CaptchaProvider; readonly secret: string },
  captcha: CaptchaSettings | null,
): Promise<string> {
  const isKept = secret === '' && captcha?.provider === provider
  if (isKept) return captcha.secretId
  const kept = await call(captchaApi.keepSecret, { params: { siteId }, body: { provider, secret } })
  return kept.secretId
}

/** What may be saved of what is typed, or what is wrong with it by field. */
function readTyped({ provider, secret: _secret, ...rest }: Typed, secretId: string) {
  const siteKey = provider === 'altcha' ? secretId : rest.siteKey
  const read = captchaInput.safeParse({ ...rest, provider, siteKey, secretId })
  if (read.success) return { captcha: read.data }
  const wrong = read.error.issues.map(({ path, message }) => [String(path[0]), message])
  return { fields: Object.fromEntries(wrong) as Fields }
}

/** Keeps the secret apart from the draft of a form, which browsers store. */
function useCaptchaForm(siteId: string, captcha: CaptchaSettings | null) {
  const [typed, setTyped] = useState(() => typedOf(captcha))
  const [outcome, setOutcome] = useState<Outcome>({ fields: {} })
  const [isPending, setPending] = useState(false)
  const isTyped = JSON.stringify(typed) !== JSON.stringify(typedOf(captcha))
  useTypedWords(useId(), isTyped)
  const perform = async (next: CaptchaSettings | null): Promise<void> => {
    const input = { set: { captcha: next }, seen: { captcha } }
    const notice = next === null ? 'Captcha removed.' : 'Captcha saved.'
    const done = await performAction(
      siteId,
      { action: 'set-captcha', input },
      { notice, quietly: true },
    )
    if (!done.ok) setOutcome({ error: done.refusal.message, fields: done.refusal.fields ?? {} })
  }
  const save = async (): Promise<void> => {
    const { provider, secret } = typed
    if (provider === 'none') return perform(null)
    // before a secret is kept that nothing would name
    const early = readTyped(typed, '0'.repeat(24))
    if (early.fields) return setOutcome({ fields: early.fields })
    const read = readTyped(typed, await secretOf(siteId, { provider, secret }, captcha))
    if (read.fields) return setOutcome({ fields: read.fields })
    return perform(read.captcha)
  }
  return {
    typed,
    outcome,
    isPending,
    change: (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more })),
    save: (): void => {
      setPending(true)
      setOutcome({ fields: {} })
      void save()
        .catch((error: unknown) => setOutcome(outcomeOf(error)))
        .finally(() => setPending(false))
    },
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestRefused)) return { error: interfaceMessages.surprise, fields: {} }
  return { error: error.message, fields: error.fields }
}

const choices: readonly { readonly id: Choice; readonly name: string }[] = [
  { id: 'none', name: 'None' },
  ...captchaProviders.map((id) => ({ id, name: captchaNames[id] })),
]
const themeNames = { light: 'Light', dark: 'Dark' } as const
const alignmentNames = { left: 'Left', center: 'Center', right: 'Right' } as const

function CaptchaForm({
  siteId,
  captcha,
}: {
  readonly siteId: string
  readonly captcha: CaptchaSettings | null
}) {
  const { typed, outcome, isPending, change, save } = useCaptchaForm(siteId, captcha)
  const { fields, error } = outcome
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  const choose = (provider: Choice): void => change({ ...typedOf(captcha), provider, siteKey: '' })
  const isService = typed.provider !== 'none' && typed.provider !== 'altcha'
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {error !== undefined && Object.keys(fields).length === 0 && (
        <Banner tone="danger">{error}</Banner>
      )}
      <div className={styles['pair']}>
        <SelectField
          label="Which captcha"
          options={choices}
          value={typed.provider}
          onChange={(provider) =>
            provider === captcha?.provider ? change(typedOf(captcha)) : choose(provider)
          }
        />
        {typed.provider !== 'none' && (
          <SelectField
            label="Where it stands"
            options={captchaAlignments.map((id) => ({ id, name: alignmentNames[id] }))}
            value={typed.captchaAlignment}
            onChange={(captchaAlignment) => change({ captchaAlignment })}
          />
        )}
        {isService && (
          <ServiceFields
            typed={typed}
            fields={fields}
            isKept={typed.provider === captcha?.provider}
            onChange={change}
          />
        )}
      </div>
      <div className={styles['actions']}>
        <Button type="submit" isPending={isPending}>
          Save captcha
        </Button>
      </div>
    </form>
  )
}

function ServiceFields({
  typed,
  fields,
  isKept,
  onChange,
}: {
  readonly typed: Typed
  readonly fields: Fields
  /** Whether there is a secret of this provider. */
  readonly isKept: boolean
  readonly onChange: (more: Partial<Typed>) => void
}) {
  return (
    <>
      <TextField
        label="Site key"
        autoComplete="off"
        maxLength={200}
        value={typed.siteKey}
        onChange={(siteKey) => onChange({ siteKey })}
        hint="The provider shows both keys when you register your site’s address there."
        error={fields['siteKey']}
      />
      <TextField
        label="Secret key"
        type="password"
        autoComplete="new-password"
        maxLength={500}
        placeholder={isKept ? '••••••••' : ''}
        value={typed.secret}
        onChange={(secret) => onChange({ secret })}
        hint="Nobody can read it again, not even you."
        error={fields['secret']}
      />
      <SelectField
        label="Colors"
        options={captchaThemes.map((id) => ({ id, name: themeNames[id] }))}
        value={typed.captchaTheme}
        onChange={(captchaTheme) => onChange({ captchaTheme })}
      />
    </>
  )
}

/** Tries what is saved, and says what is missing. */
function CaptchaTest({ siteId }: { readonly siteId: string }) {
  const [answer, setAnswer] = useState<{ readonly works: boolean; readonly words: string }>()
  const [isPending, setPending] = useState(false)
  const run = async (): Promise<void> => {
    setPending(true)
    setAnswer(undefined)
    try {
      setAnswer(await call(captchaApi.test, { params: { siteId } }))
    } catch (error) {
      setAnswer({ works: false, words: outcomeOf(error).error ?? '' })
    }
    setPending(false)
  }
  return (
    <>
      <div className={styles['actions']}>
        <Button isPending={isPending} onPress={() => void run()}>
          Test the captcha
        </Button>
      </div>
      <output>
        {answer !== undefined && (
          <Banner tone={answer.works ? 'ok' : 'danger'}>{answer.words}</Banner>
        )}
      </output>
    </>
  )
}
