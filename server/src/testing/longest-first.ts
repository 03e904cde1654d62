import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take most of a minute and more, as one that begins last goes on when all others have ended. */
const longest = [
  'e2e/src/own-shop.e2e.ts',
  'e2e/src/page-editor.e2e.ts',
  'e2e/src/owner.e2e.ts',
  'e2e/src/shopper.e2e.ts',
  'e2e/src/built-by-pointer.e2e.ts',
  'e2e/src/every-block.e2e.ts',
  'e2e/src/live-page.e2e.ts',
  'e2e/src/account.e2e.ts',
  'e2e/src/discounts.e2e.ts',
  'editor/src/ground/changes/pending-save.test.tsx',
  'editor/src/ground/changes/drafts.test.tsx',
  'server/src/shop/checkout/database-crash.test.ts',
  'server/src/ground/db/embedded/embedded-postgres.test.ts',
  'server/src/ground/db/embedded/hard-kills.test.ts',
  'server/src/site/content/terms.test.ts',
  'server/src/ground/http/tenant-isolation.test.ts',
  'server/src/shop/checkout/checkout-crash.test.ts',
  'server/src/shop/checkout/money-crash.test.ts',
  'server/src/cli/run-command-line.test.ts',
  'server/src/locked-pages.test.ts',
  'server/src/ground/db/embedded/started-as.test.ts',
  'server/src/ground/db/backup/backup.test.ts',
].map((file) => {
  if (!existsSync(new URL(`../../../${file}`, import.meta.url))) throw new Error(`${file} is gone`)
  return file
})

/**
 * The order of files on a machine that has not run them yet, where vitest goes by the length of their
 * text: those that are known to take long begin first, each among the files of its project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter(takesLong), ...own.filter((file) => !takesLong(file))]
    })
  }
}

function takesLong({ moduleId }: TestSpecification): boolean {
  return longest.some((file) => moduleId.endsWith(`/${file}`))
}
