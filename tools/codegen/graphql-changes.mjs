import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

const levels = {
  [CriticalityLevel.Breaking]: 'breaking',
  [CriticalityLevel.Dangerous]: 'dangerous',
  [CriticalityLevel.NonBreaking]: 'safe',
}

/**
 * What changed between two GraphQL schemas.
 * @param {string} before
 * @param {string} after
 * @returns {Promise<import('./drift.mjs').Change[]>}
 */
export async function graphqlChanges(before, after) {
  const changes = await diff(buildSchema(before), buildSchema(after))
  return changes.map(({ criticality, message }) => ({ level: levels[criticality.level], text: message }))
}
