import { Picture as KitPicture, type PictureProps } from '@islamic-centre/ui/picture'
import type { ShownPicture } from '../content/types/media.server.ts'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { langAttributes } from '../i18n/lang-attributes.ts'
import { largestWidths, type PictureLayout, pictureLayouts } from '../images/picture-layouts.ts'
import { shown } from '../images/picture-sources.ts'

type ImageProps = Omit<
  PictureProps,
  'src' | 'sources' | 'sizes' | 'width' | 'height' | 'loading' | 'fetchPriority'
> & {
  picture: ShownPicture
  /** The first picture of its page, which is loaded with high priority. */
  first?: boolean
  /** The layout it is shown in, which determines its width. */
  layout: PictureLayout
}

/**
 * A picture of the media library. Its space is reserved until it loads, which is when it is near the viewport; `alt`
 * defaults to the picture's own, and is empty where the text beside it describes it.
 */
export function Image({ picture, layout, first = false, ...rest }: ImageProps) {
  const language = useLanguage()
  const { width, height, focal, alt = '', altLanguage } = picture
  return (
    <KitPicture
      {...shown(picture, largestWidths[layout])}
      sizes={pictureLayouts[layout]}
      width={width}
      height={height}
      focal={focal}
      alt={alt}
      {...(altLanguage && langAttributes(altLanguage, language))}
      {...(first && { fetchPriority: 'high' })}
      {...rest}
    />
  )
}
