import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8400'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/signoria/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/live': { target: server, ws: true },
    },
  },
})
