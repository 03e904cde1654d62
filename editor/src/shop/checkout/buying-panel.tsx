import type { StoreSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

type Way = keyof Pick<
  StoreSettings,
  'expressCheckout' | 'multipleQuantityAllowedForServices' | 'asksForTerms'
>

const ways: readonly {
  readonly name: Way
  readonly label: string
  readonly hint: string
  readonly notices: { readonly on: string; readonly off: string }
}[] = [
  {
    name: 'expressCheckout',
    label: 'Express checkout',
    hint: 'What somebody adds is bought at once: the button leads to the checkout, and no cart is shown on the way.',
    notices: {
      on: 'The button of a product leads to the checkout.',
      off: 'Products are collected in a cart.',
    },
  },
  {
    name: 'multipleQuantityAllowedForServices',
    label: 'Services in multiples',
    hint: 'One order may hold several of the same service, such as three places of a course.',
    notices: {
      on: 'Several of one service can be bought.',
      off: 'Of a service, one is bought at a time.',
    },
  },
  {
    name: 'asksForTerms',
    label: 'Agreement to the terms',
    hint: 'Whoever buys ticks that they agree to your terms, which you write below. Without any, nobody is asked.',
    notices: {
      on: 'Shoppers are asked to agree to the terms.',
      off: 'Nobody is asked to agree to the terms.',
    },
  },
]

/** How adding to the cart goes on. */
export function BuyingPanel({ site, settings }: PanelProps) {
  const turn = ({ name, notices }: (typeof ways)[number], isOn: boolean): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-store-policies',
        input: { set: { [name]: isOn }, seen: { [name]: settings.store[name] } },
      },
      { notice: isOn ? notices.on : notices.off },
    )
  return (
    <Panel title="Buying">
      {ways.map((way) => (
        <div key={way.name} className={field['field']}>
          <SwitchField
            isSelected={settings.store[way.name] ?? false}
            onChange={(isOn) => turn(way, isOn)}
          >
            {way.label}
          </SwitchField>
          <span className={field['hint']}>{way.hint}</span>
        </div>
      ))}
    </Panel>
  )
}
