import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { signUpRows, type SignUpToFile } from '@vitrine/rules/shop/restock/sign-up-rows.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { describeGroups } from './describe-groups.ts'
import { listGroupRows, listSignUpRows, type SignUpRow } from './restock-store.ts'

/** So many sign-ups are read at once. */
const batch = 1000

type Narrowed = { readonly productId?: string | undefined; readonly variantId?: string | undefined }

/**
 * Who waits and who was told, the newest first, as a table that spreadsheets open; a cell that they
 * would calculate is a text (`writeCsv`).
 */
export async function exportSignUps(
  site: SiteDatabase,
  { productId: itemId, variantId }: Narrowed,
  now: number,
): Promise<Uint8Array> {
  const names = new Map<string, { readonly title: string; readonly variant: string }>()
  const all: SignUpToFile[] = []
  let after: string | undefined
  for (;;) {
    const rows = await listSignUpRows(site, { itemId, variantId, after, limit: batch })
    const shown = rows.slice(0, batch)
    await learnNames(site, shown, names, now)
    for (const row of shown) {
      all.push({ ...row, ...(names.get(row.variantId) ?? { title: '', variant: '' }) })
    }
    if (rows.length <= batch) break
    after = shown.at(-1)?.id
  }
  // the mark by which spreadsheets know UTF-8
  return Buffer.from(`\uFEFF${writeCsv(signUpRows(all))}`)
}

async function learnNames(
  site: SiteDatabase,
  rows: readonly SignUpRow[],
  names: Map<string, { readonly title: string; readonly variant: string }>,
  now: number,
): Promise<void> {
  for (const { itemId, variantId } of rows) {
    if (names.has(variantId)) continue
    const groups = await listGroupRows(site, { itemId, limit: 1000 })
    for (const { variantId: id, title, variant } of await describeGroups(site, groups, now)) {
      names.set(id, { title, variant })
    }
    if (!names.has(variantId)) names.set(variantId, { title: '', variant: '' })
  }
}
