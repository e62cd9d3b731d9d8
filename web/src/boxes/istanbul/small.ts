export { default as Small } from './board/Small.svelte'
