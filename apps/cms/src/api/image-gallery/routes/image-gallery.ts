import { contractRoutes } from '../../../routing/contract-routes'

export default contractRoutes('api::image-gallery.image-gallery', '/imageGalleries')
