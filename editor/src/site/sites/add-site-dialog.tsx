import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type FormEvent } from 'react'
import { sitesApi } from '@vitrine/rules/site/sites/sites-api.ts'
import { refusedSiteName } from '@vitrine/rules/site/sites/site-name.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { SearchSelect } from '../../ground/controls/search-select.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { countryOptions, likelyCountry } from './places.ts'
import { sitesQuery } from './sites.ts'
import { StarterCards } from './starter-cards.tsx'
import styles from './add-site-dialog.module.css'

/** Makes a site out of a starter. */
export function AddSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [country, setCountry] = useState(() => likelyCountry(navigator.language))
  const countries = useMemo(() => countryOptions(), [])
  const [refused, setRefused] = useState<string>()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const starters = useQuery({
    queryKey: ['starters'],
    queryFn: async () => (await call(sitesApi.starters, {})).starters,
  })
  const starter = chosen ?? starters.data?.[0]?.name ?? ''
  const create = useMutation({
    mutationFn: () => call(sitesApi.create, { body: { name, starter, country } }),
    onSuccess: async (site) => {
      await queryClient.invalidateQueries(sitesQuery)
      await navigate({ to: '/sites/$siteName', params: { siteName: site.name } })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const refusal = refusedSiteName(name)
    setRefused(refusal?.message)
    if (refusal === undefined) create.mutate()
  }
  const fieldError =
    create.error instanceof RequestRefused ? create.error.fields['name'] : undefined
  return (
    <Dialog title="Add site" isOpen onClose={onClose} width="large">
      <form className={styles['form']} onSubmit={submit}>
        {create.error !== null && fieldError === undefined && (
          <Banner tone="danger" role="alert">
            {create.error.message}
          </Banner>
        )}
        <StarterCards starters={starters} value={starter} onChange={setChosen} />
        <div className={styles['fields']}>
          <TextField
            label="Name in the address"
            isRequired
            value={name}
            onChange={(text) => {
              setName(text)
              setRefused(undefined)
            }}
            hint={`${name === '' ? 'name' : name}.${globalThis.location.host}`}
            error={refused ?? fieldError}
          />
          <SearchSelect
            label="Country"
            options={countries}
            value={country ?? ''}
            onChange={setCountry}
            hint="Gives it currency, time zone and language, which you can change later."
          />
        </div>
        <DialogActions>
          <CancelButton />
          <Button
            type="submit"
            kind="primary"
            isPending={create.isPending}
            isDisabled={starter === ''}
          >
            Add site
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
