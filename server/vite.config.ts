import { defineConfig } from 'vite'
import { asciiOnly } from './ascii-only.ts'
import { threadSource } from './thread-source.ts'

/**
 * Loaded from `node_modules`: what has native parts, starts workers, or looks for its own files.
 */
const notBundled = ['sharp', '@node-rs/argon2', 'less', 'pino']

/**
 * The process (`main`) and the command line (`cli`). Packages from npm are bundled with our own
 * sources, because a start that reads a few large files takes half the time of one that resolves a
 * thousand small ones.
 */
export default defineConfig({
  plugins: [threadSource(), asciiOnly()],
  ssr: { noExternal: true, external: notBundled, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // names stay as they are written, for whoever reads a stack
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
})
