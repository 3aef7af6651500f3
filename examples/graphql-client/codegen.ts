import type { CodegenConfig } from '@graphql-codegen/cli'

export default {
  schema: 'node_modules/@islamic-centre/graphql-client/schema.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/gen/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        importExtension: '.ts',
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
