import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { mostProductsOfPage, type Audience } from '@vitrine/rules/site/locks/audience.ts'
import { locksApi, type AudienceProduct } from '@vitrine/rules/site/locks/locks-api.ts'
import { soldBehind } from '@vitrine/rules/site/locks/sold-behind.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import checkbox from '../../ground/controls/checkbox.module.css'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { call } from '../../ground/http/send-request.ts'
import { LockForm, type LockFormProps } from './lock-form.tsx'
import styles from './lock-form.module.css'

type Lockable = { readonly lockId?: string | null; readonly audience?: Audience | null }
type Choice = 'everybody' | 'password' | 'members' | 'holders'

const choices = [
  { id: 'everybody', name: 'Everybody', hint: 'Who comes by, and search engines.' },
  { id: 'password', name: 'With a password', hint: 'Who knows it, with or without an account.' },
  { id: 'members', name: 'Signed-in customers', hint: 'Who has an account in this shop.' },
  { id: 'holders', name: 'Members', hint: 'Customers who hold a membership that you sell.' },
] as const

const audienceWords =
  'Others read that it is for members, and how to become one. Menus go on naming it; search ' +
  'results, lists and other pages show nothing of it. Everybody who works on the site sees it.'

export type AudienceFormProps = Omit<LockFormProps, 'lockId'> & {
  readonly collectionId: string
  readonly page: Lockable
}

/** Who sees a page: everybody, who knows its password, or some of the customers. */
export function AudienceForm({ collectionId, page, ...password }: AudienceFormProps) {
  const { siteId } = password
  const stands = choiceOf(page)
  const [choice, choose] = useState<Choice>(password.typed === '' ? stands : 'password')
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} className={styles['form']}>
      <RadioCards label="Who sees this page" value={choice} options={choices} onChange={choose} />
      {choice === 'password' ? (
        <LockForm {...password} lockId={page.lockId ?? null} />
      ) : (
        <AudienceChoice
          key={choice}
          choice={choice}
          siteId={siteId}
          collectionId={collectionId}
          page={page}
          lockWish={password.wish}
          // the button that was pressed is shut by then, and the keys would be nowhere
          onSaved={() => element.current?.querySelector<HTMLElement>('input:checked')?.focus()}
        />
      )}
    </div>
  )
}

function choiceOf({ lockId, audience }: Lockable): Choice {
  if (audience) return audience.kind
  return typeof lockId === 'string' ? 'password' : 'everybody'
}

function audiencesQuery(siteId: string) {
  return queryOptions({
    queryKey: ['audiences', siteId],
    queryFn: () => call(locksApi.audiences, { params: { siteId } }),
  })
}

type AudienceChoiceProps = Pick<AudienceFormProps, 'siteId' | 'collectionId' | 'page'> & {
  readonly choice: Exclude<Choice, 'password'>
  readonly lockWish: LockFormProps['wish']
  readonly onSaved: () => void
}

function AudienceChoice({ choice, siteId, collectionId, page, ...props }: AudienceChoiceProps) {
  const { data } = useQuery(audiencesQuery(siteId))
  const standing = page.audience ?? null
  const [productIds, setProductIds] = useState<readonly string[]>(
    standing?.kind === 'holders' ? standing.productIds : [],
  )
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const next = audienceOf(choice, productIds)
  const behind =
    choice === 'holders' ? soldBehind(data?.products ?? [], productIds, collectionId) : []
  const isStanding = choiceOf(page) === choice && JSON.stringify(next) === JSON.stringify(standing)
  const save = async (): Promise<void> => {
    const lockId = page.lockId ?? null
    const wish =
      next === null && lockId !== null
        ? props.lockWish({ set: { lockId: null }, seen: { lockId } })
        : ({
            action: 'set-page-audience',
            input: { collectionId, set: { audience: toSend(next) }, seen: { audience: standing } },
          } as const)
    const done = await performAction(siteId, wish, { notice: notices[choice], quietly: true })
    setError(done.ok ? undefined : done.refusal.message)
    if (done.ok) props.onSaved()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (choice === 'holders' && productIds.length === 0) {
      return setError('Choose what opens this page.')
    }
    setPending(true)
    void save().finally(() => setPending(false))
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {choice !== 'everybody' && <p className={styles['words']}>{audienceWords}</p>}
      {choice === 'members' && data !== undefined && (
        <p className={styles['words']}>
          {countWords(data.members, 'customer has', 'customers have')} an account now.
        </p>
      )}
      {choice === 'holders' && data !== undefined && (
        <ProductChoices
          products={data.products}
          chosen={productIds}
          onChange={(ids) => {
            setProductIds(ids)
            setError(undefined)
          }}
        />
      )}
      {behind.length > 0 && (
        <p className={styles['warning']}>
          Nobody could buy it: {behind.map(({ title }) => title).join(', ')}{' '}
          {behind.length === 1 ? 'is' : 'are'} sold on this page.
        </p>
      )}
      {choice !== 'everybody' && data?.hasAccounts === false && (
        <p className={styles['warning']}>
          Customers cannot sign in, so nobody would see it. Turn accounts on in Settings, Shop.
        </p>
      )}
      {error !== undefined && (
        <p className={styles['warning']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" kind="primary" isPending={isPending} isDisabled={isStanding}>
          {buttons[choice]}
        </Button>
      </div>
    </form>
  )
}

const buttons = {
  everybody: 'Show to everybody',
  members: 'Show to customers alone',
  holders: 'Show to members alone',
} as const
const notices = {
  everybody: 'Everybody sees this page.',
  members: 'Signed-in customers see this page.',
  holders: 'Members see this page.',
} as const

function audienceOf(choice: Choice, productIds: readonly string[]): Audience | null {
  if (choice === 'members') return { kind: 'members' }
  return choice === 'holders' ? { kind: 'holders', productIds: [...productIds] } : null
}

function toSend(audience: Audience | null) {
  if (audience?.kind !== 'holders') return audience
  return { ...audience, productIds: [...audience.productIds] }
}

function countWords(count: number, one: string, many: string): string {
  if (count === 0) return `No ${one}`
  return `${count} ${count === 1 ? one : many}`
}

type ProductChoicesProps = {
  readonly products: readonly AudienceProduct[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** The memberships of the shop, each with how many customers hold it. */
function ProductChoices({ products, chosen, onChange }: ProductChoicesProps) {
  const gone = chosen.filter((id) => !products.some((product) => product.id === id))
  if (products.length === 0 && gone.length === 0) {
    return (
      <p className={styles['words']}>
        There is no membership yet. Add a product of the kind “Membership”, and come back.
      </p>
    )
  }
  const rows = [
    ...products.map(({ id, title, members }) => ({
      id,
      title,
      hint: countWords(members, 'member', 'members'),
    })),
    ...gone.map((id) => ({ id, title: 'A product that is no membership any more', hint: '' })),
  ]
  return (
    <CheckboxGroup
      value={[...chosen]}
      onChange={(ids) => onChange(ids.slice(0, mostProductsOfPage))}
    >
      <Label className={styles['label'] ?? ''}>One of these opens it</Label>
      {rows.map(({ id, title, hint }) => (
        <Checkbox key={id} value={id} className={checkbox['choice'] ?? ''}>
          <span className={checkbox['box']} aria-hidden />
          <span>
            {title} <span className={styles['hint']}>{hint}</span>
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
