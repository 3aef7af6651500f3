import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::hijri-month.hijri-month')
