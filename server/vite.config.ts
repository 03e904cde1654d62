import { defineConfig } from 'vite'

/**
 * The process (`main`) and the command line (`cli`). Workspace packages are bundled, because they
 * are TypeScript; what npm installed is loaded from `node_modules`.
 */
export default defineConfig({
  ssr: { noExternal: [/^@vitrine\//], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
