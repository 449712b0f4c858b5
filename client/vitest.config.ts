import { defaultClientConditions } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import site, { place } from './vite.config'

/** Unit tests of what needs no page: compiled as for the browser, so that runes work, and run in Node. */
export default mergeConfig(
  site,
  defineConfig({
    resolve: {
      conditions: [...defaultClientConditions],
      alias: { vitest: place('./node_modules/vitest') }, // the titles lie outside this folder
    },
    test: {
      include: ['src/**/*.test.ts', '../src/signoria/titles/*/client/**/*.test.ts'],
      setupFiles: ['src/lib/testing/browser.ts'],
      testTransformMode: { web: ['**/*.test.ts'] },
      restoreMocks: true,
    },
  }),
)
