import { providerCalled } from '@vitrine/rules/shop/payments/provider-names.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { noteJobFailure } from '../../ground/jobs/note-job-failure.ts'

const mostCharacters = 300

/** Notes that nobody could pay, for the owner to be told of: once a day. */
export async function noteUnpayable(
  site: SiteDatabase,
  provider: string,
  error: unknown,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10)
  const about = `provider/${provider}/${day}`
  const said = error instanceof Error ? error.message : ''
  const reason = `It did not take a payment: ${said.slice(0, mostCharacters)}`
  const detail = providerCalled(provider)
  await noteJobFailure(site, { kind: 'payment', about, detail, reason }, now)
}

/** Notes that another amount came than was asked for, of which no order is made. */
export async function noteOtherAmount(
  site: SiteDatabase,
  { id, provider }: { readonly id: string; readonly provider: string },
  now: number,
): Promise<void> {
  const reason = 'Another amount came than was asked for, so no order was made. Please look there.'
  const detail = providerCalled(provider)
  await noteJobFailure(site, { kind: 'payment', about: `provider/${id}`, detail, reason }, now)
}

/** Notes that nobody can say what became of a payment, whose goods are held until somebody does. */
export async function noteHanging(
  site: SiteDatabase,
  { id, provider, provider_ref: ref }: Hanging,
  now: number,
): Promise<void> {
  const reason =
    'It cannot be asked what became of a payment, whose goods are kept. Please check the keys, or look for it there.'
  const detail = `${providerCalled(provider)}: ${ref ?? id}`
  await noteJobFailure(site, { kind: 'payment', about: `provider/${id}`, detail, reason }, now)
}

/** Notes that money has been under way for longer than any bank needs. */
export async function noteLongUnderWay(
  site: SiteDatabase,
  { id, provider, provider_ref: ref }: Hanging,
  now: number,
): Promise<void> {
  const reason =
    'The money of an order has been under way for 30 days. Please look there what became of it.'
  const detail = `${providerCalled(provider)}: ${ref ?? id}`
  await noteJobFailure(site, { kind: 'payment', about: `provider/${id}`, detail, reason }, now)
}

type Hanging = {
  readonly id: string
  readonly provider: string
  readonly provider_ref: string | null
}

/** Notes that a provider gave nothing back, for the owner to be told of. */
export async function noteRefusedRefund(
  site: SiteDatabase,
  order: { readonly id: string; readonly order_number: number },
  { refundId, provider }: { readonly refundId: string; readonly provider: string },
  now: number,
): Promise<void> {
  const about = `order/${order.id}/${refundId}`
  const detail = `Order ${order.order_number}`
  const reason = `${providerCalled(provider)} refused a refund. No money went back.`
  await noteJobFailure(site, { kind: 'payment', about, detail, reason }, now)
}

/** Notes that a refund which was made at a provider is more than is left of its order. */
export async function noteForeignRefund(
  site: SiteDatabase,
  order: { readonly id: string; readonly order_number: number },
  { ref, provider }: { readonly ref: string; readonly provider: string },
  now: number,
): Promise<void> {
  const about = `order/${order.id}/${ref}`
  const detail = `Order ${order.order_number}`
  const reason = `A refund at ${providerCalled(provider)} is more than is left of the order, so it is not counted here. Please compare both.`
  await noteJobFailure(site, { kind: 'payment', about, detail, reason }, now)
}

/** Notes that a provider still keeps a card that it was to forget. */
export async function noteUnforgotten(
  site: SiteDatabase,
  { id, provider, ref }: { readonly id: string; readonly provider: string; readonly ref: string },
  now: number,
): Promise<void> {
  const reason =
    'A card could not be removed there that nobody uses any more. Please remove it there.'
  const detail = `${providerCalled(provider)}: ${ref}`
  await noteJobFailure(site, { kind: 'payment', about: `card/${id}`, detail, reason }, now)
}
