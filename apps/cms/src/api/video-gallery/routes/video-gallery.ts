import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::video-gallery.video-gallery', '/videoGalleries')
