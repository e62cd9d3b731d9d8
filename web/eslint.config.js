import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
    { ignores: ['dist/', 'node_modules/', '.svelte-check/', 'src/lib/protocol.ts'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
        rules: { 'svelte/no-navigation-without-resolve': 'off' },
    },
    {
        rules: {
            'no-undef': 'off',
            '@typescript-eslint/no-unused-vars': [
                'error',
                { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
            ],
        },
    },
    {
        files: ['src/lib/**'],
        rules: {
            'no-restricted-imports': [
                'error',
                { patterns: [{ group: ['**/routes/**'], message: 'Pages use lib; lib knows no page.' }] },
            ],
        },
    },
)
