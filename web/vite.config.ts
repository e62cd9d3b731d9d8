import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { boxes } from './boxes.plugin.ts'
import { shipped } from './shipped.plugin.ts'
import { PATIENT } from './src/patience.ts'

const server = process.env.BEDESTEN_SERVER ?? 'http://127.0.0.1:8123'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SCRIPT = /\.(js|ts)$/ // but no component: its style would come along, in another order
const SHARED = 5 // by so many of the parts that are fetched when they are needed, or more

export default defineConfig({
    plugins: [boxes(at('./src')), svelte(), svelteTesting(), shipped()],
    resolve: {
        alias: { $lib: at('./src/lib'), $boxes: at('./src/boxes'), $rivals: at('./src/rivals') },
        dedupe: ['svelte'],
    },
    server: {
        proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
    },
    worker: { format: 'es' },
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            input: { index: at('./index.html'), worker: at('./src/worker/worker.ts') },
            // a worker is asked for by name: it speaks for the whole site
            output: {
                entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
                // what most pages need comes at once, rather than as forty files of half a kilobyte
                codeSplitting: { groups: [{ name: 'common', test: SCRIPT, minShareCount: SHARED }] },
            },
        },
    },
    // the files share one page, which is most of what each would take: setup leaves every test an empty one
    test: {
        environment: 'happy-dom',
        include: ['src/**/*.test.ts'],
        isolate: false,
        setupFiles: ['src/fresh.ts'],
        unstubGlobals: true,
        testTimeout: PATIENT.timeout,
    },
})
