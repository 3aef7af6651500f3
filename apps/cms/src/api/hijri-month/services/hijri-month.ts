import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::hijri-month.hijri-month')
