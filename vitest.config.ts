import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
