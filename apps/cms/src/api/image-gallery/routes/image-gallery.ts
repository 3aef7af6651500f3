import { routesAt } from '../../../routing/routes-at'

export default routesAt('/imageGalleries', 'api::image-gallery.image-gallery')
