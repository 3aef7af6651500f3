import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::main-page-event.main-page-event')
