import { IconButton, type IconButtonProps } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ArrowUpIcon } from '../icon/navigation.tsx'
import { useScrolled } from '../scrolled/use-scrolled.ts'
import { useReadingOn } from './use-reading-on.ts'
import './back-to-top.css'

export type BackToTopProps = Omit<IconButtonProps, 'children' | 'onClick'> & {
  /** How far down the page, in pixels, it appears. */
  after?: number
  /** The element that takes the focus at the top, so that a keyboard goes on from there. */
  target?: string
}

/**
 * Appears once the page is scrolled. Where the window has no margin for it, it would lie on what is being read: there
 * it steps aside while the reader goes on, and comes back at the first turn upward, after a jump and at the end,
 * where the footer leaves it ground of its own.
 */
export function BackToTop({ after = 480, target = 'main', className, ...rest }: BackToTopProps) {
  const scrolled = useScrolled(after)
  const readingOn = useReadingOn()
  return (
    <IconButton
      {...rest}
      className={classNames('ui-back-to-top', className)}
      data-shown={scrolled || undefined}
      data-aside={readingOn || undefined}
      onClick={() => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
        document.getElementById(target)?.focus({ preventScroll: true })
      }}
    >
      <ArrowUpIcon />
    </IconButton>
  )
}
