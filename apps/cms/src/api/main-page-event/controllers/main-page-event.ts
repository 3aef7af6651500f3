import { contractController } from '../../../routing/contract-controller'

export default contractController('api::main-page-event.main-page-event')
