import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::death-notice.death-notice')
