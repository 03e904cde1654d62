import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type UseFormReturn,
} from 'react-hook-form'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { fieldSentence } from '@vitrine/rules/ground/refusals/field-sentence.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { z } from 'zod'
import { showNotice, withdrawOffer } from '../controls/toasts.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { changeDraft, findDraft, placeHere, putDraft, typedFields, useDrafts } from './drafts.ts'
import { differingFields, flatFields, type FlatFields } from './flat-fields.ts'
import { performAction } from './perform-action.ts'
import { endOfSaving, formSavers, saveDraft, savingWays, type SavingWay } from './save-draft.ts'
import { endOfFilling } from './save-state.ts'

/** What differs in a form; its first two properties are those of an action that edits by fields. */
export type FormEdit<Output> = {
  readonly set: Partial<Output>
  /** What was seen in each field that differs; those of inner values by names joined with dots. */
  readonly seen: Readonly<Record<string, unknown>>
  /** All that the form's schema read. */
  readonly values: Output
}

/** Those of an object's fields that have one of the names. */
export function pickFields<Fields extends object>(
  fields: Fields,
  names: Readonly<Record<string, unknown>>,
): Partial<Fields> {
  const picked: Partial<Fields> = {}
  for (const name in fields) if (Object.hasOwn(names, name)) picked[name] = fields[name]
  return picked
}

export type FormDraftOptions<Values extends object, Output extends object> = {
  readonly siteId: string
  /** Tells this form from all others of the site. */
  readonly id: string
  /** Words for what it is about, such as "Product: Slip pendant". */
  readonly name: string
  /** What is stored, as it is typed; names of inner values are joined by dots. */
  readonly stored: Values
  /** What is stored, as it is stored, by the same names. */
  readonly seen: FlatFields
  /** Reads what is typed; its sentences stand beside the fields. */
  readonly schema: z.ZodType<Output, Values>
  /** The action for what differs. */
  readonly wish: (edit: FormEdit<Output>) => ActionWish
  /** Asks whether that is meant, before it is sent. */
  readonly confirms?: (edit: FormEdit<Output>) => Promise<boolean>
  /** Said when it is stored, beside Undo; with what was typed in it. */
  readonly notice: string | ((values: Values) => string)
  /** The form's name of a field that the server names otherwise. */
  readonly nameOf?: (field: string) => string
  /** Something is typed that is no value yet: nothing is saved until that is mended in its field. */
  readonly isUnfinished?: boolean
  /** Called once all of it is stored, with the documents that this has changed. */
  readonly onSaved?: (changed: ChangeReply['changed']) => void
  /** The frame already shows it, or whoever is called then sees to it. */
  readonly keepsFrame?: boolean
  /** The action says more than its fields, so it is performed where none differs too. */
  readonly sendsUnchanged?: boolean
}

export type FormInRoom<Values> = {
  readonly key: string
  readonly values: Values
  /** Sets some of the values; those that are not named stay. */
  readonly change: (values: Partial<Values>) => void
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>
  /** What is wrong with all of it. */
  readonly problem: string | undefined
  /** How often somebody asked for it to be saved. */
  readonly tries: number
  readonly onSubmit: (event?: BaseSyntheticEvent) => Promise<void>
  readonly nameOf: (field: string) => string
}

/** A form without its values, which only its room knows the type of. */
export type AnyFormInRoom = Omit<FormInRoom<object>, 'values' | 'change'>

/** The key of a form's draft. */
export function formKey(siteId: string, id: string): string {
  return `form ${siteId} ${id}`
}

const itself = (field: string): string => field

/**
 * A form whose words are a draft until the server has them. Fields that nobody has touched follow
 * what is stored; those that were typed stay, whatever happens around them.
 */
export function useFormDraft<Values extends object, Output extends object>(
  options: FormDraftOptions<Values, Output>,
): FormInRoom<Values> {
  const { siteId, id, stored, schema, nameOf = itself } = options
  const key = formKey(siteId, id)
  const form = useForm<Values, unknown, Output>({
    defaultValues: stored as DefaultValues<Values>,
    resolver: zodResolver(schema, { error: fieldSentence as never }) as never,
    shouldFocusError: false,
  })
  useKeptValues(form, key, options)
  const store = form.handleSubmit(async (output) => {
    // before anything is waited for: what is typed later is not what was read
    const typed = flatFields(form.getValues())
    const edit = editOf(key, output)
    if (options.confirms !== undefined && !(await options.confirms(edit))) return
    // while that was asked, what had found no connection may have been sent by itself
    await endOfSaving(key)
    const wish = options.wish(edit)
    if (!askFor(key, typed, flatFields(output), wish)) {
      return saveUnchanged({ ...options, notice: noticeOf(options, form.getValues()) }, wish)
    }
    await saveDraft(key)
    const kind = findDraft(key)?.state.kind
    // nothing of it is on its way any more: what was put back meanwhile is no difference
    if (kind === 'refused' || kind === 'conflict') dropPutBack(key, flatFields(stored))
  })
  const [heldBack, setHeldBack] = useState(0)
  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault()
    withdrawOffer()
    if (options.isUnfinished === true) return setHeldBack((times) => times + 1)
    await endOfFilling()
    await endOfSaving(key)
    await store()
  }
  const values = useWatch({ control: form.control }) as Values
  useSaver(key, submit, {
    notice: noticeOf(options, values),
    keepsFrame: options.keepsFrame ?? false,
    onRefused: (refusal) => showRefusal(form, refusal, nameOf),
    onStored({ isAll, changed }) {
      if (isAll) options.onSaved?.(changed)
    },
  })
  return {
    key,
    values,
    change(values) {
      const now = flatFields(values)
      for (const name of differingFields(now, flatFields(form.getValues()))) {
        form.setValue(name as never, now[name] as never, {
          shouldValidate: form.formState.isSubmitted,
        })
      }
    },
    errors: flatErrors(form.formState.errors),
    problem: form.formState.errors.root?.message,
    tries: form.formState.submitCount + heldBack,
    onSubmit: submit,
    nameOf,
  }
}

/** Keeps what is typed as a draft, and shows what is stored where nothing is. */
function useKeptValues<Values extends object, Output extends object>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  options: FormDraftOptions<Values, Output>,
): void {
  const draft = useDrafts((state) => state.drafts[key])
  const now = useRef(options)
  const isFollowing = useRef(false)
  const { stored } = options
  useEffect(() => {
    now.current = options
  })
  useEffect(() => {
    isFollowing.current = true
    const typed = flatFields(form.getValues())
    const wanted = Object.fromEntries(
      Object.entries(flatFields(stored)).map(([name, value]) => {
        const field = draft?.fields[name]
        return [name, field === undefined ? value : field.typed]
      }),
    )
    for (const name of differingFields(wanted, typed)) {
      form.setValue(name as never, wanted[name] as never)
    }
    isFollowing.current = false
  }, [form, stored, draft])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFollowing.current) return
          forgetRefusal(key)
          keepForm(key, now.current, flatFields(values))
        },
      }),
    [form, key],
  )
}

type KeptForm = Pick<FormDraftOptions<object, object>, 'siteId' | 'name' | 'stored' | 'seen'>

/** What was refused is another thing once something else is typed. */
function forgetRefusal(key: string): void {
  changeDraft(key, (draft) =>
    draft.state.kind === 'refused' ? { ...draft, state: { kind: 'typed' } } : draft,
  )
}

function keepForm(key: string, { siteId, name, stored, seen }: KeptForm, typed: FlatFields): void {
  const before = findDraft(key)
  const known = before?.kind === 'form' ? before : undefined
  const differing = new Set(differingFields(flatFields(stored), typed))
  // on its way is another value, so what was put back meanwhile has to be stored in its turn
  if (known !== undefined && known.wish !== null) {
    for (const field of Object.keys(known.wished)) differing.add(field)
  }
  const fields = [...differing].map((field) => {
    return [field, { typed: typed[field], seen: seen[field] ?? null }] as const
  })
  putDraft({
    kind: 'form',
    key,
    siteId,
    name,
    place: known?.place ?? placeHere(),
    fields: typedFields(known?.fields, Object.fromEntries(fields)),
    state: known?.state ?? { kind: 'typed' },
    wish: known?.wish ?? null,
    wished: known?.wished ?? {},
  })
}

/**
 * Lets go of what is typed as it stood there. What others stored meanwhile is in no draft: it shows
 * in the fields that nobody touched.
 */
function dropPutBack(key: string, stood: FlatFields): void {
  changeDraft(key, (draft) => {
    const typed = Object.entries(draft.fields).map(([name, field]) => [name, field.typed] as const)
    const differing = new Set(differingFields(Object.fromEntries(typed), stood))
    const fields = Object.entries(draft.fields).filter(([name]) => differing.has(name))
    return { ...draft, fields: Object.fromEntries(fields) }
  })
}

/** What differs in a form, by the values that its schema read. */
function editOf<Output extends object>(key: string, values: Output): FormEdit<Output> {
  const fields = Object.entries(findDraft(key)?.fields ?? {})
  const seen = Object.fromEntries(fields.map(([name, field]) => [name, field.seen]))
  return { set: pickFields(values, seen), seen, values }
}

/**
 * Notes what is to be stored of a draft.
 * @param typed what the values were read from
 * @returns whether anything differs
 */
function askFor(key: string, typed: FlatFields, values: FlatFields, wish: ActionWish): boolean {
  const draft = findDraft(key)
  if (draft?.kind !== 'form') return false
  putDraft({
    ...draft,
    wish,
    wished: Object.fromEntries(
      Object.keys(draft.fields).map((name) => [name, { typed: typed[name], value: values[name] }]),
    ),
  })
  return true
}

function noticeOf<Values extends object>(
  { notice }: Pick<FormDraftOptions<Values, object>, 'notice'>,
  values: Values,
): string {
  return typeof notice === 'string' ? notice : notice(values)
}

async function saveUnchanged(
  {
    siteId,
    sendsUnchanged = false,
    notice,
    onSaved,
  }: Pick<FormDraftOptions<object, object>, 'siteId' | 'sendsUnchanged' | 'onSaved'> & {
    readonly notice: string
  },
  wish: ActionWish,
): Promise<void> {
  if (!sendsUnchanged) {
    showNotice({ message: 'Everything here is saved already.' })
    return onSaved?.([])
  }
  const done = await performAction(siteId, wish, { notice })
  if (done.ok) onSaved?.(done.value.changed)
}

/**
 * Lets the question of the leaving dialog save the form too, as its own button does, and whatever
 * sends it later show here what became of it.
 */
function useSaver(key: string, submit: () => Promise<void>, way: SavingWay): void {
  useEffect(() => {
    const save = async (): Promise<boolean> => {
      await submit()
      return findDraft(key) === undefined
    }
    formSavers.set(key, save)
    savingWays.set(key, way)
    return () => {
      if (formSavers.get(key) === save) formSavers.delete(key)
      if (savingWays.get(key) === way) savingWays.delete(key)
    }
  })
}

function showRefusal<Values extends object, Output extends object>(
  form: UseFormReturn<Values, unknown, Output>,
  refusal: RequestRefused,
  nameOf: (field: string) => string,
): void {
  const known = new Set(Object.keys(flatFields(form.getValues())))
  let isShown = false
  for (const [field, message] of Object.entries(refusal.fields)) {
    const name = nameOf(field)
    if (!known.has(name)) continue
    form.setError(name as never, { type: 'server', message })
    isShown = true
  }
  if (!isShown) form.setError('root', { type: 'server', message: refusal.message })
}

function flatErrors(errors: FieldErrors, path = ''): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, error] of Object.entries(errors)) {
    if (path === '' && name === 'root') continue
    if (typeof error !== 'object' || error === null) continue
    if ('type' in error && typeof error['message'] === 'string') {
      found[path + name] = error['message']
    } else Object.assign(found, flatErrors(error as FieldErrors, `${path}${name}.`))
  }
  return found
}
