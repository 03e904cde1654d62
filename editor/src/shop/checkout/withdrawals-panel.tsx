import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'

const usual = [0, 14, 30, 60, 100]

/** For how long shoppers may withdraw from an order. */
export function WithdrawalsPanel({ site, settings }: PanelProps) {
  const { withdrawalDays = null } = settings.store
  const days = daysToWithdraw(settings)
  const options = [...new Set([...usual, days])].toSorted((a, b) => a - b)
  const choose = (chosen: number): void =>
    void performAction(
      site.siteId,
      {
        action: 'set-store-policies',
        input: { set: { withdrawalDays: chosen }, seen: { withdrawalDays } },
      },
      {
        notice:
          chosen === 0
            ? 'Shoppers are offered no way to withdraw.'
            : `Shoppers can withdraw for ${chosen} days.`,
      },
    )
  return (
    <Panel title="Withdrawals">
      <SelectField
        label="Shoppers can withdraw from an order"
        hint="From the day on which its last parcel is sent, and a week more for the way. They do so on the page of their order or, by its number, at /checkout/withdrawal, which you can link to from your footer. Both of you are told by a mail. In the European Union the law asks for it: a shop there offers 14 days from the start, and asks whoever buys a download to agree that it begins at once. What nobody can withdraw from, such as what is made to wishes, says so where the product is edited."
        options={options.map((id) => ({
          id: String(id),
          name: id === 0 ? 'Not offered' : `For ${id} days`,
        }))}
        value={String(days)}
        onChange={(chosen) => choose(Number(chosen))}
      />
    </Panel>
  )
}
