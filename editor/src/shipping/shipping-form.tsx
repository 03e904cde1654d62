import { useState, type FormEvent } from 'react'
import { readTypedAmount, writeTypedAmount } from '@vitrine/rules/money/typed-amount.ts'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button } from '../controls/button.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { amountStyleOf, exampleAmount } from '../money/amount.ts'
import type { Site } from '../sites/sites.ts'
import styles from '../sites/details-form.module.css'

type ShippingFormProps = {
  readonly site: Site
  readonly settings: SiteSettings
  readonly revision: number
}

/** The one flat shipping option. */
export function ShippingForm({ site, settings, revision }: ShippingFormProps) {
  const { currency, store } = settings
  const style = amountStyleOf(settings)
  const [name, setName] = useState(store.shipping.name)
  const [price, setPrice] = useState(writeTypedAmount(store.shipping.priceCents, style))
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<RequestRefused>()
  const fields = refused?.fields ?? {}
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const priceCents = readTypedAmount(price, style)
    if (priceCents === undefined) {
      return setError(`Please enter an amount such as ${exampleAmount(style)}.`)
    }
    const done = await performAction(
      site.siteId,
      {
        action: 'set-shipping',
        input: { name, priceCents },
        expectedRevisions: { 'site-settings/site': revision },
      },
      { notice: 'Shipping saved.', quietly: true },
    )
    setRefused(done.ok ? undefined : done.refusal)
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      {refused !== undefined && Object.keys(fields).length === 0 && (
        <Banner tone="danger" role="alert">
          {refused.message}
        </Banner>
      )}
      <div className={styles['pair']}>
        <TextField
          label="Name"
          isRequired
          maxLength={100}
          value={name}
          onChange={setName}
          error={fields['name']}
        />
        <TextField
          label={`Price in ${currency}`}
          inputMode="decimal"
          isRequired
          value={price}
          onChange={(text) => {
            setPrice(text)
            setError(undefined)
          }}
          error={error ?? fields['priceCents']}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit">Save shipping</Button>
      </div>
    </form>
  )
}
