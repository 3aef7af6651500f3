import type { CodegenConfig } from '@graphql-codegen/cli'

/** The typed documents of packages/graphql-client: from its schema and its operations, one file per concern. */
export default {
  schema: 'packages/graphql-client/schema.graphql',
  documents: 'packages/graphql-client/operations/*.graphql',
  generates: {
    'packages/graphql-client/src/gen/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        avoidOptionals: { field: true },
        scalars: {
          DateTime: 'string',
          Date: 'string',
          I18NLocaleCode: 'string',
          JSON: 'unknown',
          Long: 'number',
        },
      },
    },
  },
} satisfies CodegenConfig
