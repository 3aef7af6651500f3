import { deferredStart } from './deferred-start.ts'

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * The page with its code held back until what is read is there: the script that imports it and the preloads of its files
 * wait in templates, out of which a browser fetches nothing. Only a script that bears the nonce is the page's own.
 */
export function deferScripts(html: string, nonce: string): string {
  const preloads = html.match(preload)?.join('')
  if (!preloads) return html
  const code = new RegExp(`<script(?=[^>]* type="module")[^>]* nonce="${nonce}"[^>]*>.*?</script>`, 's')
  const held = (markup: string) => `<template data-code>${markup}</template>`
  const start = `<script nonce="${nonce}">(${deferredStart})()</script>`
  return html
    .replace(preload, '')
    .replace(code, held)
    .replace(/<\/body><\/html>$/, (end) => held(preloads) + start + end)
}
