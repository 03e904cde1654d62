import { defineConfig } from 'vitest/config'

/**
 * The suites about stores, races and migrations once more, on the PostgreSQL of this machine: what
 * holds on the built-in database has to hold on any that `DATABASE_URL` names.
 */
export default defineConfig({
  test: {
    include: [
      'server/src/{cart,changes,stock}/**/*.test.ts',
      'server/src/checkout/checkout.test.ts',
      'server/src/db/*.test.ts',
      'server/src/sites/create-site.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/src/testing/system-postgres-setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
