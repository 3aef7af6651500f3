'use client'

import { IconButton, type IconButtonProps } from '../button/icon-button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ArrowUpIcon } from '../icon/navigation.tsx'
import { useScrolled } from '../scrolled/use-scrolled.ts'
import './back-to-top.css'

export type BackToTopProps = Omit<IconButtonProps, 'children' | 'onClick'> & {
  /** How far down the page, in pixels, it appears. */
  after?: number
  /** The element that receives the focus at the top, so that keyboard navigation continues there. */
  target?: string
}

/**
 * Appears once the page is scrolled: in the margin beside the content where there is one, else below the last line of the
 * footer that precedes it, so that it never covers text.
 */
export function BackToTop({ after = 480, target = 'main', className, ...rest }: BackToTopProps) {
  const scrolled = useScrolled(after)
  return (
    <IconButton
      {...rest}
      className={classNames('ui-back-to-top ui-no-print', className)}
      data-shown={scrolled || undefined}
      onClick={() => {
        // Scroll anchoring would move the end by what grows above the window until it is reached.
        const { style } = document.documentElement
        style.overflowAnchor = 'none'
        addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true })
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
        document.getElementById(target)?.focus({ preventScroll: true })
      }}
    >
      <ArrowUpIcon />
    </IconButton>
  )
}
