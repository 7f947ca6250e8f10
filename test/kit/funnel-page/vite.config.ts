import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the page of `main.tsx` like an island; `--outDir` says where. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: fileURLToPath(new URL('main.tsx', import.meta.url)) },
      output: { entryFileNames: 'assets/main.js' },
    },
  },
})
