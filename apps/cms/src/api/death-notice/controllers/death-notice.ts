import { contractController } from '../../../routing/contract-controller'

export default contractController('api::death-notice.death-notice')
