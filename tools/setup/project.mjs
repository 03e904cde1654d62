import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout that these tools stand in. */
export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Packages with TypeScript in them, in the order in which one may import the other. */
export const codePackages = [
  'template-language',
  'rules',
  'server',
  'storefront',
  'editor',
  'e2e',
  'benchmarks',
]

/** A failure whose message is meant for the person at the terminal; printed without a stack. */
export class SetupError extends Error {}

/** Runs a tool's main function and turns what it throws into a message and an exit code. */
export async function runTool(main) {
  try {
    const code = await main()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
