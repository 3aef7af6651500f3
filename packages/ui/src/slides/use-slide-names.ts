'use client'

import { useMemo } from 'react'
import type { SlideLabels } from './slide-buttons.tsx'

/** The names of all slides, such as "2 of 5"; a press renders the slider several times, and translates none of them again. */
export const useSlideNames = ({ slide }: SlideLabels, count: number) =>
  useMemo(() => Array.from({ length: count }, (_, at) => slide(at + 1, count)), [slide, count])
