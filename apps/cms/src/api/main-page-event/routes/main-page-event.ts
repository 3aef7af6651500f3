import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::main-page-event.main-page-event')
