import { contractController } from '../../../routing/contract-controller'

export default contractController('api::video-gallery.video-gallery')
