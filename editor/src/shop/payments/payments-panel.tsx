import { useRef } from 'react'
import { paymentModes, type PaymentMode } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { heldFor, holdTimes } from '@vitrine/rules/shop/checkout/held-for.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { missingOfFields, modeHint, paymentsNow } from './payments-words.ts'
import { StripeAccount } from './stripe-account.tsx'
import field from '../../ground/controls/field.module.css'
import styles from './payments-panel.module.css'

const modeNames: Readonly<Record<PaymentMode, string>> = { test: 'Test', live: 'Live' }

/** Whether payments move money, and who takes them. */
export function PaymentsPanel({ site, settings }: PanelProps) {
  const { store } = settings
  const { paymentMode } = store
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Panel title="Payments" hint={paymentsNow(store)}>
      <RadioCards
        label="Payments are"
        value={paymentMode}
        onChange={(mode) =>
          void performAction(
            site.siteId,
            {
              action: 'set-payment-mode',
              input: { set: { paymentMode: mode }, seen: { paymentMode } },
            },
            { notice: mode === 'live' ? 'Payments are live.' : 'Payments are a test.' },
          )
        }
        options={paymentModes.map((id) => ({ id, name: modeNames[id], hint: modeHint(store, id) }))}
      />
      <HoldTime site={site} settings={settings} />
      <SlowPayments site={site} settings={settings} />
      <CardFields site={site} settings={settings} />
      <div ref={around} className={styles['accounts']}>
        {paymentModes.map((mode) => (
          <StripeAccount
            // what is typed is a key of this site alone
            key={`${site.siteId} ${mode}`}
            site={site}
            mode={mode}
            keys={store.stripe?.[mode] ?? null}
          />
        ))}
      </div>
    </Panel>
  )
}

/** How long goods are kept for somebody who is paying elsewhere. */
function HoldTime({ site, settings }: PanelProps) {
  const minutes = heldFor(settings.store)
  const { holdMinutes = null } = settings.store
  const options = [...new Set([...holdTimes, minutes])].toSorted((a, b) => a - b)
  return (
    <SelectField
      label="Keep goods for whoever pays"
      hint="So long nobody else can buy what somebody is just paying for at Stripe or a bank."
      options={options.map((id) => ({ id: String(id), name: `${id} minutes` }))}
      value={String(minutes)}
      onChange={(chosen) =>
        void performAction(
          site.siteId,
          {
            action: 'set-store-policies',
            input: { set: { holdMinutes: Number(chosen) }, seen: { holdMinutes } },
          },
          { notice: `Goods are kept for ${chosen} minutes.` },
        )
      }
    />
  )
}

/** Whether bank debits and the like are offered, whose money comes after days. */
function SlowPayments({ site, settings }: PanelProps) {
  const { takesSlowPayments = null } = settings.store
  const turn = (isOn: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-store-policies',
        input: {
          set: { takesSlowPayments: isOn },
          seen: { takesSlowPayments },
        },
      },
      {
        notice: isOn
          ? 'Payments that take days are accepted.'
          : 'Only payments that are there at once are accepted.',
      },
    )
  return (
    <div className={field['field']}>
      <SwitchField isSelected={takesSlowPayments === true} onChange={turn}>
        Accept payments that take days
      </SwitchField>
      <span className={field['hint']}>
        Bank debits, such as SEPA, ACH and Bacs, as far as your account at Stripe has them. Such an
        order waits with its items until the money is there. Subscriptions and donations are paid by
        card.
      </span>
    </div>
  )
}

/** Whether cards are typed on the checkout itself; offered once Stripe is connected. */
function CardFields({ site, settings }: PanelProps) {
  const { store } = settings
  const { cardFields = null, stripe } = store
  if (cardFields !== true && !stripe?.test && !stripe?.live) return null
  const missing = missingOfFields(store)
  const turn = (isOn: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-store-policies',
        input: { set: { cardFields: isOn }, seen: { cardFields } },
      },
      {
        notice: isOn
          ? 'Cards are typed on your checkout.'
          : 'Cards are typed on Stripe’s page alone.',
      },
    )
  return (
    <div className={field['field']}>
      <SwitchField isSelected={cardFields === true} onChange={turn}>
        Card fields on your checkout
      </SwitchField>
      <span className={field['hint']}>
        Shoppers type their card on your checkout, into fields that are Stripe’s own, and do not
        leave it. Without script, and for other ways to pay, Stripe’s page is there as before.
      </span>
      {missing !== null && <Banner tone="warn">{missing}</Banner>}
    </div>
  )
}
