import { contractController } from '../../../routing/contract-controller'

export default contractController('api::image-gallery.image-gallery')
