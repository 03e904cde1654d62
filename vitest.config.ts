import { existsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './server/src/testing/longest-first.ts'
import { threadSource } from './server/thread-source.ts'

/** Pure functions, which leave nothing behind: a process for each file took as long as the tests. */
const rules = '{rules,template-language}/src/**/*.test.ts'

/** What runs in a browser: a real document, and the product served beside it. */
const inBrowser = '{editor,storefront}/src/**/*.test.tsx'

/**
 * Tests of panels, each with the whole editor around it, whose rooms a journey of every landing goes
 * through as well. They run with `npm run test:journeys`, with the long run, and where they are named.
 */
const unhurried = [
  'ground/history/history-room',
  'shop/coupons/discounts-room',
  'shop/products/options-dialog',
  'shop/products/product-amounts',
  'shop/products/product-terms',
  'shop/products/variant-stock',
  'shop/shipping/shipping-form',
  'shop/taxes/taxes-panel',
  'site/blocks/block-panel',
  'site/canvas/take-text-wish',
  'site/links/link-editor',
  'site/media/uploads',
  'site/pages/frame-messages',
  'site/pages/page-dialogs',
].map((name) => {
  const file = `editor/src/${name}.test.tsx`
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`${file} is gone`)
  return file
})

const { VITRINE_JOURNEYS: journeys, VITRINE_LONG: length } = process.env
const isNamed = process.argv.some((argument) => argument.startsWith('editor'))
const leftOut = journeys === 'all' || length === '1' || isNamed ? [] : unhurried

/**
 * Files that share a process are twice as fast. Those of the browser begin with modules of their own, as
 * what a page knows stands in modules; on the server a module knows nothing of what was asked before.
 */
const freshModules = 'server/src/testing/fresh-modules.ts'

export default defineConfig({
  plugins: [threadSource()],
  test: {
    globalSetup: ['server/src/testing/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // they wait for the database and for each other about a third of the time
    maxWorkers: 4,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // a busy machine is no failure
    expect: { poll: { timeout: 90_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: [rules], isolate: false } },
      {
        extends: true,
        test: {
          name: 'units',
          isolate: false,
          include: ['*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**', rules, inBrowser],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: [
            freshModules,
            'storefront/src/testing/fresh-document.ts',
            'storefront/src/testing/quick-look-ups.ts',
          ],
          include: [inBrowser],
          exclude: [...configDefaults.exclude, ...leftOut],
          environment: 'jsdom',
          // each opens the whole editor
          testTimeout: 300_000,
          globalSetup: ['server/src/testing/browser-setup.ts'],
        },
      },
    ],
  },
})
