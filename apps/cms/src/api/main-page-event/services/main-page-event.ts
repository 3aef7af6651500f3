import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::main-page-event.main-page-event')
