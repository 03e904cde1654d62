import { defineConfig } from 'vitest/config'
import { threadSource } from './server/thread-source.ts'

/** Pure functions, which leave nothing behind: a process for each file took as long as the tests. */
const rules = '{rules,template-language}/src/**/*.test.ts'

/** What runs in a browser: a real document, and the product served beside it. */
const inBrowser = '{editor,storefront}/src/**/*.test.tsx'

/** Files that share a process are twice as fast; none sees what another left in a module. */
const freshModules = 'server/src/testing/fresh-modules.ts'

export default defineConfig({
  plugins: [threadSource()],
  test: {
    globalSetup: ['server/src/testing/global-setup.ts'],
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
          setupFiles: [freshModules],
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
          environment: 'jsdom',
          // each opens the whole editor
          testTimeout: 300_000,
          globalSetup: ['server/src/testing/browser-setup.ts'],
        },
      },
    ],
  },
})
