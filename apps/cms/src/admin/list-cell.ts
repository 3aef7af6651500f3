import { Typography } from '@strapi/design-system'
import { createElement } from 'react'

/** A text in a list of the panel, like those of Strapi. */
export const listCell = (text: string) => createElement(Typography, { textColor: 'neutral800' }, text)
