import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::main-page.main-page')
