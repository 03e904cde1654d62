import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../server/src/testing/longest-first.ts'

const journeys = 'e2e/src/**/*.e2e.ts'

/** What counts on how long something takes, or fills the machine, runs by itself. */
const alone = ['e2e/src/start-and-stop.e2e.ts', 'e2e/src/flood.e2e.ts']

/**
 * Journeys through rooms whose rules and panels tests of units prove too. All together take two cores
 * longer than anybody waits before a landing; they run with `npm run test:journeys` and the long run.
 */
const unhurried = [
  'album-page',
  'billing-address',
  'captcha-and-likes',
  'cart-pill',
  'members',
  'color-themes',
  'comments',
  'drafts',
  'editor-words',
  'events',
  'file-manager',
  'folders',
  'fonts',
  'galleries',
  'gallery-page',
  'keys-in-page',
  'left-behind',
  'link-editor',
  'locks',
  'long-words',
  'mail-server',
  'mailbox',
  'menu-block',
  'own-domain',
  'owner-rooms',
  'owner-script',
  'subscriptions',
  'page-look',
  'pickup',
  'platform-pages',
  'product-forms',
  'popup',
  'posts',
  'product-files',
  'product-list',
  'product-options',
  'product-words',
  'provider-cards',
  'quick-edits',
  'restock',
  'sales',
  'search-block',
  'sections',
  'settings',
  'short-texts',
  'slides',
  'starter',
  'stripe-keys',
  'style-panel',
  'tags',
  'template',
  'terms',
  'text-blocks',
  'withdrawals',
].map((name) => {
  const file = `e2e/src/${name}.e2e.ts`
  if (!existsSync(new URL(`../${file}`, import.meta.url))) throw new Error(`${file} is gone`)
  return file
})

const isLong = process.env['VITRINE_LONG'] === '1'
const areAllJourneys = isLong || process.env['VITRINE_JOURNEYS'] === 'all'

/** What makes pictures to be looked at. */
const looks = 'e2e/src/block-looks.e2e.ts'

/** A file that is named on the command line runs whatever else does. */
const isNamed = process.argv.some((argument) => argument.includes('.e2e.ts'))
const leftOut = [
  ...(areAllJourneys || isNamed ? [] : unhurried),
  ...(isLong || isNamed ? [] : [looks]),
]

/** Journeys in a real browser against the built product. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: 'e2e/src/first-start.ts',
    sequence: { sequencer: LongestFirst },
    // a busy machine is no failure
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'journeys',
          include: [journeys],
          exclude: [...alone, ...leftOut],
          // they share what drives the browser, which takes seconds to read
          isolate: false,
          // a browser waits for its server about a third of the time
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
