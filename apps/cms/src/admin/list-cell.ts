import { Typography } from '@strapi/design-system'
import { createElement, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'

/** A text in a list of the panel, like those of Strapi. */
export const listCell = (text: string) => createElement(Typography, { textColor: 'neutral800' }, text)

/** The text of a first column, which leads to the entry: Strapi makes a link only of a cell that it renders itself. */
export const listLink = (text: string, documentId: string) =>
  createElement(
    Typography,
    {
      textColor: 'neutral800',
      tag: Link,
      to: { pathname: documentId, search: location.search },
      // The row has its own.
      onClick: (event: MouseEvent) => event.stopPropagation(),
    },
    text,
  )
