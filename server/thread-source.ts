import { build, type Plugin } from 'vite'

const query = '?thread'

/**
 * A Vite plugin: `import source from './some-thread.ts?thread'` is that file and what it imports as
 * one script, as text. A thread is started from it in the built server and in tests alike.
 */
export function threadSource(): Plugin {
  return {
    name: 'thread-source',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const entry = id.slice(0, -query.length)
      this.addWatchFile(entry)
      return `export default ${JSON.stringify(await bundle(entry))}`
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      write: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs' } },
    },
  })
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [file] = files
  if (file?.type !== 'chunk' || files.length > 1) throw new Error(`${entry} must become one file`)
  return file.code
}
