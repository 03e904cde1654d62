import { defineConfig } from 'vitest/config'
import { threadSource } from './server/thread-source.ts'

/**
 * The suites about stores, races and migrations once more, on the PostgreSQL of this machine: what
 * holds on the built-in database has to hold on any that `DATABASE_URL` names.
 */
export default defineConfig({
  plugins: [threadSource()],
  test: {
    include: [
      'server/src/{ground/changes,ground/documents,shop/cart,site/search,site/stock}/**/*.test.ts',
      'server/src/shop/checkout/checkout.test.ts',
      'server/src/ground/db/*.test.ts',
      'server/src/site/sites/create-site.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      // what actions make of documents is the same on any database: once more in the long run alone
      ...(process.env['VITRINE_LONG'] === '1'
        ? []
        : ['server/src/ground/changes/history-walk.test.ts']),
    ],
    globalSetup: ['server/src/testing/system-postgres-setup.ts'],
    // as in `vitest.config.ts`
    isolate: false,
    setupFiles: ['server/src/testing/fresh-modules.ts'],
    maxWorkers: 4,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
