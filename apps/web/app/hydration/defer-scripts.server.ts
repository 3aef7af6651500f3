import { entryScript, modulePreloads } from '../platform/react-router-internals.ts'
import { deferredStart } from './deferred-start.ts'

/** Whether a module imports a file before it runs, not only when it does. */
const imports = (code: string, file: string | undefined) =>
  [`import "${file}"`, ` from "${file}"`].some((it) => code.includes(it))

/**
 * Defers the scripts of a page until its content is painted: the script that imports its modules and the preloads of
 * their files are put in templates, from which a browser loads nothing. Only scripts with the nonce are the page's own.
 */
export function deferScripts(html: string, nonce: string): string {
  const preloads = html.match(modulePreloads)
  if (!preloads) return html
  const [entry = ''] = entryScript(nonce).exec(html) ?? []
  // What the script imports itself begins to load with it.
  const further = preloads.filter((it) => !imports(entry, /href="([^"]+)"/.exec(it)?.[1])).join('')
  const deferred = (markup: string) => `<template data-code>${markup}</template>`
  const start = `<script nonce="${nonce}">(${deferredStart})()</script>`
  return html
    .replace(modulePreloads, '')
    .replace(entryScript(nonce), deferred)
    .replace(/<\/body><\/html>$/, (end) => deferred(further) + start + end)
}
