import { contractController } from '../../../routing/contract-controller'

export default contractController('api::hijri-month.hijri-month')
