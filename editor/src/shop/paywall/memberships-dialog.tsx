import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import type { Customer } from '@vitrine/rules/shop/customers/customers-api.ts'
import {
  paywallApi,
  type CustomerAccess,
  type CustomerAccessReply,
} from '@vitrine/rules/shop/paywall/paywall-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import list from '../../ground/controls/list.module.css'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { call } from '../../ground/http/send-request.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import styles from './memberships-dialog.module.css'

type Props = { readonly site: Site; readonly customer: Customer; readonly onClose: () => void }

function accessQuery(siteId: string, customerId: string) {
  return queryOptions({
    queryKey: ['access', siteId, customerId],
    queryFn: () => call(paywallApi.list, { params: { siteId, customerId } }),
  })
}

/** What a customer is a member of, until when, and what is given to them or taken away. */
export function MembershipsDialog({ site, customer, onClose }: Props) {
  const { data } = useQuery(accessQuery(site.siteId, customer.id))
  const change = useChangeAccess(site.siteId, customer)
  const [untilDay, setUntilDay] = useState('')
  const mayChange = may(site, 'manage-orders')
  return (
    <AskingDialog
      title={`Memberships of ${customer.email}`}
      width="wide"
      isTyped={untilDay !== ''}
      onClose={onClose}
    >
      <div className={styles['all']}>
        {data === undefined ? (
          <Skeleton rows={2} />
        ) : data.access.length === 0 ? (
          <p className={styles['quiet']}>They are a member of nothing yet.</p>
        ) : (
          <AccessTable site={site} access={data.access} onSet={mayChange ? change.set : null} />
        )}
        {mayChange && data !== undefined && (
          <GiveForm
            products={data.products}
            untilDay={untilDay}
            onUntilDay={setUntilDay}
            onGive={change.give}
          />
        )}
      </div>
      {!mayChange && (
        <DialogActions>
          <CancelButton>Close</CancelButton>
        </DialogActions>
      )}
    </AskingDialog>
  )
}

type SetAccess = (access: CustomerAccess, isEnded: boolean) => void

function AccessTable(props: {
  readonly site: Site
  readonly access: readonly CustomerAccess[]
  /** Null: whoever looks may change nothing. */
  readonly onSet: SetAccess | null
}) {
  const { site, access, onSet } = props
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Membership</th>
            {onSet !== null && <th scope="col" aria-label="Take away" />}
          </tr>
        </thead>
        <tbody>
          {access.map((one) => (
            <AccessRow key={one.cause} site={site} access={one} onSet={onSet} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AccessRow({
  site,
  access,
  onSet,
}: {
  readonly site: Site
  readonly access: CustomerAccess
  readonly onSet: SetAccess | null
}) {
  const settings = useSettings(site.siteId)
  const { title, untilOn, renews, isCharged, endedOn, orderId } = access
  const name = title === '' ? 'A product that is gone' : title
  const isEnded = endedOn !== null
  return (
    <tr>
      <td className={list['breaks']}>
        {name}{' '}
        {orderId === null ? (
          <span className={list['quiet']}>given by hand</span>
        ) : (
          <Link to="/sites/$siteName/orders/$orderId" params={{ siteName: site.name, orderId }}>
            bought
          </Link>
        )}{' '}
        {isEnded && <Mark tone="quiet">Over since {formatInstant(endedOn, settings)}</Mark>}
        <span className={styles['until']}>
          {/* the last instant of it, as a day is over at midnight of the next one */}
          {untilOn === null
            ? 'For ever'
            : renews
              ? `Renews on ${formatInstant(untilOn, settings)}`
              : `Until ${formatInstant(untilOn - 1, settings)}`}
        </span>
        {isCharged && (
          <span className={styles['until']}>
            Its subscription goes on being charged until it is ended in{' '}
            <Link to="/sites/$siteName/subscriptions" params={{ siteName: site.name }}>
              Subscriptions
            </Link>
            .
          </span>
        )}
      </td>
      {onSet !== null && (
        <td className={list['number']}>
          <Button
            size="small"
            aria-label={isEnded ? `Give ${name} back` : `Take ${name} away`}
            onPress={() => onSet(access, !isEnded)}
          >
            {isEnded ? 'Give back' : 'Take away'}
          </Button>
        </td>
      )}
    </tr>
  )
}

type Given = { readonly productId: string; readonly untilDay: string }

function GiveForm(props: {
  readonly products: CustomerAccessReply['products']
  readonly untilDay: string
  readonly onUntilDay: (day: string) => void
  readonly onGive: (given: Given) => Promise<string | undefined>
}) {
  const { products, untilDay, onUntilDay, onGive } = props
  const [first] = products
  const [chosen, choose] = useState<string>()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const productId = chosen ?? first?.id
  if (productId === undefined) {
    return (
      <p className={styles['quiet']}>
        There is none to give: your shop sells no product of the kind “Membership”.
      </p>
    )
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setPending(true)
    void onGive({ productId, untilDay }).then((refused) => {
      setPending(false)
      setError(refused)
      if (refused === undefined) onUntilDay('')
    })
  }
  return (
    <form className={styles['give']} noValidate onSubmit={submit}>
      <h3>Give a membership</h3>
      <SelectField
        label="Membership"
        options={products.map(({ id, title }) => ({ id, name: title }))}
        value={productId}
        onChange={choose}
      />
      <TextField
        label="Last day"
        hint="Empty: for ever."
        type="date"
        value={untilDay}
        onChange={(day) => {
          onUntilDay(day)
          setError(undefined)
        }}
      />
      {error !== undefined && (
        <Banner tone="danger" role="alert">
          {error}
        </Banner>
      )}
      <DialogActions>
        <CancelButton>Close</CancelButton>
        <Button type="submit" kind="primary" isPending={isPending}>
          Give it
        </Button>
      </DialogActions>
    </form>
  )
}

/** Gives and takes away; each can be taken back from where it is said. */
function useChangeAccess(siteId: string, { id: customerId, email }: Customer) {
  const queryClient = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const params = { siteId, customerId }
  const keep = async (write: () => Promise<CustomerAccessReply>): Promise<CustomerAccessReply> => {
    const reply = await whileSaving(write)
    queryClient.setQueryData(accessQuery(siteId, customerId).queryKey, reply)
    void queryClient.invalidateQueries({ queryKey: ['customers', siteId] })
    void queryClient.invalidateQueries({ queryKey: ['audiences', siteId] })
    return reply
  }
  const put = async (cause: string, isEnded: boolean, notice: () => void): Promise<void> => {
    try {
      await keep(() => call(paywallApi.set, { params, body: { cause, isEnded } }))
      notice()
    } catch (error) {
      showNotice({ message: error instanceof Error ? error.message : '', isError: true })
    }
  }
  const say = (title: string, isEnded: boolean) =>
    isEnded ? `${email} has no ${title} any more.` : `${email} has ${title} again.`
  const set: SetAccess = ({ cause, title }, isEnded) =>
    void put(cause, isEnded, () =>
      showNotice({
        message: say(title, isEnded),
        action: {
          name: 'Undo',
          run: () => void put(cause, !isEnded, () => showNotice({ message: say(title, !isEnded) })),
        },
      }),
    )
  const give = async (given: Given): Promise<string | undefined> => {
    const said = JSON.stringify(given)
    const key = keys.current.get(said) ?? makeNewId()
    keys.current.set(said, key)
    try {
      await keep(() => call(paywallApi.give, { params, body: { ...given, key } }))
      keys.current.delete(said)
      showNotice({ message: `${email} has it now.` })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return { set, give }
}
