import { useState } from 'react'
import { useDrafts } from './drafts.ts'
import { formKey } from './use-form-draft.ts'

type Open<Entry> = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly entry: Entry }

/**
 * Which entry of a list is being added or edited in a dialog: also where that was begun before a reload.
 * @param forms the ids of the forms that add one and that edit one
 */
export function useOpenEntry<Entry>(
  siteId: string,
  entries: readonly Entry[],
  forms: { readonly add: string; readonly edit: (entry: Entry) => string },
) {
  const [asked, setAsked] = useState<Open<Entry>>()
  const isDrafted = useDrafts(({ drafts }) => drafts[formKey(siteId, forms.add)] !== undefined)
  const drafted = useDrafts(({ drafts }) =>
    entries.find((entry) => drafts[formKey(siteId, forms.edit(entry))] !== undefined),
  )
  return {
    open: asked ?? draftedEntry(isDrafted, drafted),
    add: () => setAsked({ kind: 'new' }),
    edit: (entry: Entry) => setAsked({ kind: 'edit', entry }),
    close: () => setAsked(undefined),
  }
}

function draftedEntry<Entry>(isNew: boolean, entry: Entry | undefined): Open<Entry> | undefined {
  if (isNew) return { kind: 'new' }
  return entry === undefined ? undefined : { kind: 'edit', entry }
}
