import { Picture } from '@islamic-centre/ui/picture'
import type { ShownPicture } from '../../../../apps/web/app/content/types/media.server.ts'
import { type PictureLayout, pictureLayouts } from '../../../../apps/web/app/images/picture-layouts.ts'
import { shown } from '../../../../apps/web/app/images/picture-sources.ts'

type ContentPictureProps = { picture: ShownPicture; layout: PictureLayout; className?: string }

/** A picture of the content, in the formats and widths that this site offers. */
export const ContentPicture = ({ picture, layout, className }: ContentPictureProps) => (
  <Picture
    {...shown(picture)}
    className={className}
    sizes={pictureLayouts[layout]}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
  />
)
