import { entryScript, modulePreloads } from '../platform/react-router-internals.ts'
import { deferredStart } from './deferred-start.ts'

/**
 * Defers the scripts of a page until its content is painted: the script that imports its modules and the preloads of
 * their files are put in templates, from which a browser loads nothing. Only scripts with the nonce are the page's own.
 */
export function deferScripts(html: string, nonce: string): string {
  const preloads = html.match(modulePreloads)?.join('')
  if (!preloads) return html
  const deferred = (markup: string) => `<template data-code>${markup}</template>`
  const start = `<script nonce="${nonce}">(${deferredStart})()</script>`
  return html
    .replace(modulePreloads, '')
    .replace(entryScript(nonce), deferred)
    .replace(/<\/body><\/html>$/, (end) => deferred(preloads) + start + end)
}
