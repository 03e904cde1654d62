import { membersPaths } from '@vitrine/rules/people/members/members-paths.ts'
import type { MemberBody } from '@vitrine/rules/people/members/member-form.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { Phrase, SayPhrase } from '@vitrine/rules/site/phrases/phrases.ts'

type FieldName = Exclude<keyof MemberBody, 'next'>

type Field = {
  readonly name: FieldName
  readonly label: Phrase
  readonly type: 'text' | 'email' | 'password' | 'checkbox'
  readonly autocomplete?: string
  readonly hint?: Phrase
}

type Form = {
  readonly action: string
  readonly button: Phrase
  readonly fields: readonly Field[]
  /** What stands above its fields. */
  readonly hint?: Phrase
  readonly title?: Phrase
}

const email: Field = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' }
const name: Field = { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name' }
const known: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
}
const chosen: Field = {
  name: 'password',
  label: 'New password',
  type: 'password',
  autocomplete: 'new-password',
  hint: 'At least 8 characters.',
}
const remember: Field = {
  name: 'remember',
  label: 'Keep me signed in on this device',
  type: 'checkbox',
}

/** Every form by which members look after their accounts. The action of a link has its own token. */
export const memberForms = {
  'sign-in': { action: membersPaths.signIn, button: 'Sign in', fields: [email, known, remember] },
  'sign-up': { action: membersPaths.signUp, button: 'Send me the link', fields: [email] },
  forgot: { action: membersPaths.forgot, button: 'Send me the link', fields: [email] },
  'link-sign-up': { action: '', button: 'Save and sign in', fields: [name, chosen] },
  'link-reset': { action: '', button: 'Save and sign in', fields: [chosen] },
  'link-email': { action: '', button: 'Confirm', fields: [] },
  details: {
    title: 'Your details',
    action: membersPaths.details,
    button: 'Save',
    fields: [name],
  },
  email: {
    title: 'Change your e-mail address',
    action: membersPaths.email,
    button: 'Send me the link',
    hint: 'We send a link to the new address. Until you open it, the one that you have stays.',
    fields: [{ ...email, label: 'New e-mail address', autocomplete: 'email' }, known],
  },
  password: {
    title: 'Change your password',
    action: membersPaths.password,
    button: 'Save',
    fields: [{ ...known, name: 'current', label: 'Current password' }, chosen],
  },
  erase: {
    title: 'Delete your account',
    action: membersPaths.erase,
    button: 'Delete the account',
    hint: 'Your account, your address and your sign-ins are deleted at once. Orders stay with the shop, which has to keep them by law.',
    fields: [known],
  },
} as const satisfies Record<string, Form>
export type MemberFormName = keyof typeof memberForms

/** What stands in a form, and what is wrong with it. */
export type TypedMember = {
  readonly values?: Partial<Readonly<Record<FieldName, string>>>
  readonly next?: string
  readonly problem?: Refusal | undefined
}

type ShownField = { readonly id: string; readonly label: string; readonly error: string | null }

export type ShownForm = Readonly<Record<string, unknown>> & {
  readonly fields: readonly ShownField[]
}

/** A form as the markup prints it. @param typed its problem is in the language of the page */
export function shownForm(
  form: MemberFormName,
  { values = {}, next = '', problem }: TypedMember,
  say: SayPhrase,
  action?: string,
): ShownForm {
  const { fields, button, ...more }: Form = memberForms[form]
  const wrong = fields.find((one) => problem?.fields?.[one.name] !== undefined)
  return {
    form,
    title: more.title === undefined ? null : say(more.title),
    hint: more.hint === undefined ? null : say(more.hint),
    action: escapeHtml(action ?? more.action),
    button: say(button),
    isDanger: form === 'erase',
    isOpen: problem !== undefined,
    next: next === '' ? null : escapeHtml(next),
    fields: fields.map((one) => {
      const error = problem?.fields?.[one.name]
      const value = one.type === 'password' ? '' : (values[one.name] ?? '')
      return {
        id: `member-${form}-${one.name}`,
        name: one.name,
        type: one.type,
        isTick: one.type === 'checkbox',
        label: say(one.label),
        autocomplete: one.autocomplete ?? null,
        hint: one.hint === undefined ? null : say(one.hint),
        value: escapeHtml(value),
        error: error === undefined ? null : escapeHtml(error),
        hasFocus: one === wrong,
      }
    }),
  }
}

/** What is said above forms of which one is refused: what went wrong, and the way to each field. */
export function shownProblem(
  problem: Refusal | undefined,
  forms: readonly ShownForm[],
): Readonly<Record<string, unknown>> {
  const problems = forms.flatMap(toldOf)
  const message = problem === undefined ? null : escapeHtml(problem.message)
  const isOfField = problems.some(({ sentence }) => sentence === message)
  return {
    hasProblem: message !== null,
    problem: isOfField ? null : message,
    focusesProblem: problems.length === 0,
    problems,
  }
}

function toldOf({ fields }: ShownForm): readonly Record<string, string>[] {
  return fields.flatMap(({ id, label, error }) =>
    error === null ? [] : [{ place: id, label, sentence: error }],
  )
}
