import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Docgen = { displayName: string; props?: Record<string, { tsType?: { name: string; raw?: string } }> }
export type DocumentedComponent = { __docgenInfo?: Docgen }

/** The types of props as they are written: Storybook shows a union as "union". */
export const showWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as DocumentedComponent | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw?.replaceAll(/\s+/g, ' ')
      const written = raw && { ...argType, table: { ...argType.table, type: { summary: raw } } }
      return [name, written || argType]
    }),
  )
}
