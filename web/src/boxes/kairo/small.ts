export { default as Small } from './Small.svelte'
