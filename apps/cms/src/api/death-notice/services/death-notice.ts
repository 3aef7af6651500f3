import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::death-notice.death-notice')
