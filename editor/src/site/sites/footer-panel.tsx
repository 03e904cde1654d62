import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  footerParts,
  readFooter,
  writeCopyright,
  type FooterPart,
} from '@vitrine/rules/site/sites/footer.ts'
import { footerInput } from '@vitrine/rules/site/sites/footer-actions.ts'
import { footerApi } from '@vitrine/rules/site/sites/footer-api.ts'
import { footerTold } from '@vitrine/rules/site/sites/footer-told.ts'
import { footerWords } from '@vitrine/rules/site/sites/footer-words.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { call } from '../../ground/http/send-request.ts'
import type { PanelProps } from './panel-props.ts'
import field from '../../ground/controls/field.module.css'
import styles from './details-form.module.css'

/** Below the key of all documents, because every change of a file may answer otherwise. */
function footerQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'footer'),
    queryFn: () => call(footerApi.read, { params: { siteId } }),
  })
}

/** What stands at the foot of every page beside its own words. */
export function FooterPanel(props: PanelProps) {
  const { site } = props
  const { data } = useQuery(footerQuery(site.siteId))
  const params = { siteName: site.name }
  return (
    <>
      <Panel title="Copyright line">
        {data?.isRead === false && (
          <p>
            The template of this site has a footer of its own and shows nothing of what is set here.
            In Code, its files can show it by the name websiteSettings.footerSettings.
          </p>
        )}
        <CopyrightForm {...props} />
      </Panel>
      <Panel
        title="Parts of the footer"
        hint="Words and pictures of the footer are edited on any page, at its bottom; the menu is among the pages."
      >
        {footerParts.map((part) => (
          <PartSwitch key={part} part={part} {...props} />
        ))}
        <div className={styles['actions']}>
          <Link to="/sites/$siteName/pages" params={params} className={buttonClass()}>
            Edit words and menu
          </Link>
        </div>
      </Panel>
    </>
  )
}

const schema = footerInput.pick({ copyrightText: true })
const words: FieldWords = { labelOf: () => 'Copyright line', show: (_name, value) => String(value) }

function CopyrightForm({ site, settings }: PanelProps) {
  const { copyrightText } = readFooter(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'footer',
    name: 'Copyright line',
    stored: { copyrightText },
    seen: { copyrightText },
    schema,
    wish: ({ set, seen }) => ({ action: 'set-footer', input: { set, seen } }),
    notice: 'Copyright line saved.',
  })
  const { values, errors, change } = form
  const [year] = useState(() => new Date().getFullYear())
  const line = writeCopyright(values.copyrightText, settings.title, year).trim()
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <TextField
        label="Copyright line"
        autoComplete="off"
        maxLength={200}
        value={values.copyrightText}
        onChange={(typed) => change({ copyrightText: typed })}
        hint={
          line === ''
            ? 'Such as © {year} {name}: the year of today, and what the site is called. Empty: there is none.'
            : `Visitors read: ${line}`
        }
        error={errors['copyrightText']}
      />
      <div className={styles['actions']}>
        <Button type="submit">Save copyright line</Button>
      </div>
    </DraftForm>
  )
}

function PartSwitch({ site, settings, part }: PanelProps & { readonly part: FooterPart }) {
  const isShown = readFooter(settings)[part]
  const name = footerWords[part]
  const lacks = isShown && !footerTold(settings)[part] ? whatLacks[part] : undefined
  return (
    <div className={field['field']}>
      <SwitchField
        isSelected={isShown}
        onChange={(is) =>
          void performAction(
            site.siteId,
            { action: 'set-footer', input: { set: { [part]: is }, seen: { [part]: isShown } } },
            { notice: is ? `Footer shows: ${name}.` : `Footer no longer shows: ${name}.` },
          )
        }
      >
        {name}
      </SwitchField>
      {lacks !== undefined && <span className={field['hint']}>{lacks}</span>}
    </div>
  )
}

/** What an owner has to do before a part that is on shows anything. */
const whatLacks: Readonly<Record<FooterPart, string>> = {
  isNavigationShown: '',
  isLocationShown: 'Fill in the address first, in Basics.',
  isContactPhoneNumberShown: 'Fill in the phone number first, in Basics.',
  isContactEmailShown: 'Fill in “E-mail for customers” first, in Basics.',
  isBusinessHoursShown: 'Fill in the opening hours first, in Basics.',
  isSocialShown: 'Add an account first, in Basics.',
  isPoliciesShown: 'Write a policy first, in Shop.',
}
