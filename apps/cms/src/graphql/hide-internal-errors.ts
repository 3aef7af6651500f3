import type { ApolloServerPlugin } from '@apollo/server'

/** Strapi says "Internal Server Error" and puts the words of what went wrong, SQL among them, beside it. */
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
