import { defineConfig } from 'vite'

/** The template engine with every formatter and predicate, for the conformance adapter. */
export default defineConfig({
  ssr: { noExternal: [/^@vitrine\//], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { 'conformance-engine': 'src/conformance-engine.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
