import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ClipboardList, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FormReply } from '@vitrine/rules/site/forms/forms-api.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { AddFormDialog } from './add-form-dialog.tsx'
import { FormRoom } from './form-room.tsx'
import { deleteForm, formsQuery } from './forms.ts'
import list from '../../ground/controls/list.module.css'

/** What shoppers are asked before a product goes into the cart. */
export function FormsRoom() {
  const site = useSite()
  const { form } = useSearch({ from: '/inside/sites/$siteName/forms' })
  return form === undefined ? (
    <FormList site={site} />
  ) : (
    <FormRoom key={form} site={site} formId={form} />
  )
}

function FormList({ site }: { readonly site: Site }) {
  const forms = useQuery(formsQuery(site.siteId))
  const [isAdding, setAdding] = useState(false)
  const isEmpty = forms.data?.length === 0
  const add = (kind: 'primary' | 'plain') => (
    <Button kind={kind} icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
      Add form
    </Button>
  )
  return (
    <Room title="Forms" actions={!isEmpty && add('plain')}>
      {forms.isError && forms.data === undefined && (
        <LoadError
          error={forms.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void forms.refetch()}
        />
      )}
      {forms.isPending && <Skeleton rows={4} height={60} />}
      {isEmpty && (
        <FirstUse
          icon={<ClipboardList size={20} aria-hidden />}
          title="No form yet"
          action={add('primary')}
        >
          A form asks shoppers for details of a product, such as the words of an engraving, before
          it goes into the cart. Make one here, then choose it on the product.
        </FirstUse>
      )}
      {forms.data !== undefined && !isEmpty && <FormTable site={site} forms={forms.data} />}
      {isAdding && <AddFormDialog site={site} onClose={() => setAdding(false)} />}
    </Room>
  )
}

function FormTable({ site, forms }: { readonly site: Site; readonly forms: readonly FormReply[] }) {
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col" className={list['wide']}>
              Fields
            </th>
            <th scope="col" className={list['wide']}>
              Asked by
            </th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {forms.map((form) => (
            <FormRow key={form.id} site={site} form={form} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function countWords(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function FormRow({ site, form }: { readonly site: Site; readonly form: FormReply }) {
  const navigate = useNavigate()
  const place = {
    to: '/sites/$siteName/forms',
    params: { siteName: site.name },
    search: { form: form.id },
  } as const
  const fields = countWords(form.fields.length, 'field')
  const products = form.products === 0 ? 'No product' : countWords(form.products, 'product')
  return (
    <tr>
      <td>
        <Link {...place} className={list['row'] ?? ''}>
          {form.name}
        </Link>
        <span className={list['narrow']}>
          {fields}, asked by {products.toLowerCase()}
        </span>
      </td>
      <td className={list['wide']}>{fields}</td>
      <td className={list['wide']}>{products}</td>
      <td className={`${list['number']} ${list['actions']}`}>
        <MenuButton
          label={`Actions of ${form.name}`}
          icon={<Ellipsis size={16} aria-hidden />}
          entries={[
            {
              id: 'edit',
              name: 'Edit',
              icon: <Pencil size={15} aria-hidden />,
              onAction: () => void navigate(place),
            },
            {
              id: 'delete',
              name: 'Delete',
              icon: <Trash2 size={15} aria-hidden />,
              isDanger: true,
              onAction: () => void deleteForm(site.siteId, form),
            },
          ]}
        />
      </td>
    </tr>
  )
}
