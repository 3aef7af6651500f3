import type { ApolloServerPlugin } from '@apollo/server'

/** Strapi answers "Internal Server Error" and adds the internal error message, which may contain SQL. */
export const hideInternalErrors: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single') return
        for (const { extensions } of response.body.singleResult.errors ?? [])
          if (extensions?.code === 'INTERNAL_SERVER_ERROR') delete extensions.error
      },
    }
  },
}
