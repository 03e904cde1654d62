import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const journeys = 'e2e/src/**/*.e2e.ts'

/** What counts on how long something takes, or fills the machine, runs by itself. */
const alone = ['e2e/src/start-and-stop.e2e.ts', 'e2e/src/flood.e2e.ts']

/** What makes pictures to be looked at. */
const longOnly = process.env['VITRINE_LONG'] === '1' ? [] : ['e2e/src/block-looks.e2e.ts']

/** Journeys in a real browser against the built product. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: 'e2e/src/first-start.ts',
    // a busy machine is no failure
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'journeys',
          include: [journeys],
          exclude: [...alone, ...longOnly],
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
