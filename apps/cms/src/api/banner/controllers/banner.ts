import { contractController } from '../../../routing/contract-controller'

export default contractController('api::banner.banner')
