import { routesAt } from '../../../routing/routes-at'

export default routesAt('/videoGalleries', 'api::video-gallery.video-gallery')
