import { contractController } from '../../../routing/contract-controller'

export default contractController('api::screen.screen')
