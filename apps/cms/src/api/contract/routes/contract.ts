import { z } from '@strapi/utils'

const isPublic = { auth: false }

export default {
  routes: [
    {
      method: 'GET',
      path: '/contract/openapi.json',
      handler: 'contract.openapi',
      response: z.record(z.string(), z.any()).describe('The OpenAPI 3.1 document of this server'),
      config: isPublic,
    },
    {
      method: 'GET',
      path: '/contract/schema.graphql',
      handler: 'contract.graphql',
      response: z.string().describe('The GraphQL schema of this server, in SDL'),
      config: isPublic,
    },
  ],
}
