import { adminApi } from '@strapi/strapi/admin'

interface Mutation {
  invalidatesTags?: (result: unknown, error: unknown, ...rest: unknown[]) => unknown[]
}

function onSuccessOnly(mutation: Mutation) {
  const { invalidatesTags } = mutation
  if (invalidatesTags)
    mutation.invalidatesTags = (result, error, ...rest) =>
      error ? [] : invalidatesTags(result, error, ...rest)
}

/**
 * Lets the panel fetch an entry again only after it was saved or published. After a refusal a language of it that does
 * not exist yet would come back as an empty form.
 */
export function refetchAfterSuccess() {
  const endpoints = { updateDocument: onSuccessOnly, publishDocument: onSuccessOnly }
  // The content manager adds these endpoints; the type of the API has none.
  adminApi.enhanceEndpoints({ endpoints: endpoints as object })
}
