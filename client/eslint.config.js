import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Run from the root of the repository: paths count from there, and what a title draws may lie outside of `client`. */
export default defineConfig(
  globalIgnores(['**/node_modules', '**/static', 'client/public', 'client/src/lib/protocol.ts', '**/art/generated']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { eqeqeq: 'error', 'object-shorthand': 'error', '@typescript-eslint/consistent-type-imports': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.test.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/button-has-type': 'error',
      'svelte/prefer-const': 'error',
      // TypeScript knows the names better, the types of the browser among them
      'no-undef': 'off',
      // Svelte drops a space at the edge of an element or block; {' '} is the way to keep it
      'svelte/no-useless-mustaches': 'off',
      // what the page watches is replaced, never changed in place; maps and sets in between are watched by nobody
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
