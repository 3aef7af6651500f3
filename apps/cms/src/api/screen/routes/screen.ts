import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::screen.screen')
