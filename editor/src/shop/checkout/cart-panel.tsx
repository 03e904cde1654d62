import { readCartSettings, type CartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

const choices: readonly {
  readonly name: keyof CartSettings
  readonly label: string
  readonly hint: string
  readonly notices: { readonly on: string; readonly off: string }
}[] = [
  {
    name: 'isFull',
    label: 'Discounts and shipping in the cart',
    hint: 'The cart takes discount codes and gift cards, and shows what an order costs where it goes, before anybody types an address. It stands in the frame of your checkout, so scripts of yours do not run there.',
    notices: {
      on: 'The cart takes codes and estimates shipping.',
      off: 'The cart shows products and their sum.',
    },
  },
  {
    name: 'takesNote',
    label: 'Note to the shop',
    hint: 'Whoever buys can tell you something about the order, up to 1,000 characters: at the checkout, and in a cart with discounts and shipping. You find it with the order, on its packing slip and in its mail.',
    notices: {
      on: 'Whoever buys can leave a note.',
      off: 'Nobody is asked for a note.',
    },
  },
  {
    name: 'opensDrawer',
    label: 'Cart beside the page',
    hint: 'What is added, and each link to the cart, opens it beside the page, so that shoppers stay where they are. With express checkout there is no cart on the way.',
    notices: {
      on: 'The cart opens beside the page.',
      off: 'The cart is a page of its own.',
    },
  },
]

/** How the cart is shown. */
export function CartPanel({ site, settings }: PanelProps) {
  const stands = readCartSettings(settings.store)
  return (
    <Panel title="Cart">
      {choices.map(({ name, label, hint, notices }) => (
        <div key={name} className={field['field']}>
          <SwitchField
            isSelected={stands[name]}
            onChange={(isOn) =>
              void performAction(
                site.siteId,
                { action: 'set-cart', input: { set: { [name]: isOn }, seen: stands } },
                { notice: isOn ? notices.on : notices.off },
              )
            }
          >
            {label}
          </SwitchField>
          <span className={field['hint']}>{hint}</span>
        </div>
      ))}
    </Panel>
  )
}
