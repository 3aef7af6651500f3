import type { ReactNode } from 'react'
import { Document, metadataOf } from '../../document.tsx'

export const metadata = metadataOf('fa')

export default ({ children }: { children: ReactNode }) => <Document language="fa">{children}</Document>
