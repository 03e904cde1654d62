import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built product, one after the other. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/src/**/*.e2e.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
