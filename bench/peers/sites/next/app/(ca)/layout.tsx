import type { ReactNode } from 'react'
import { Document, metadataOf } from '../../document.tsx'

export const metadata = metadataOf('ca')

export default ({ children }: { children: ReactNode }) => <Document language="ca">{children}</Document>
