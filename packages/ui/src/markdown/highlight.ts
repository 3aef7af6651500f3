import core from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import graphql from 'highlight.js/lib/languages/graphql'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

const languages = { bash, css, diff, graphql, javascript, json, python, sql, typescript, xml, yaml }

const highlighter = core.newInstance()
highlighter.configure({ classPrefix: 'ui-code__' })
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language)

/** Longer or deeper nested blocks are not highlighted, to limit the work. */
const longest = 20_000
const deepest = 30

function depthOf(html: string): number {
  let depth = 0
  let maxDepth = 0
  for (const [tag] of html.matchAll(/<\/?span/g)) {
    depth += tag === '<span' ? 1 : -1
    maxDepth = Math.max(maxDepth, depth)
  }
  return maxDepth
}

/** Code as HTML with classes for its tokens; undefined for a language that is not registered. */
export function highlight(code: string, language: string): string | undefined {
  if (code.length > longest || !highlighter.getLanguage(language)) return undefined
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true })
  return depthOf(value) > deepest ? undefined : value
}
