import { HomePage } from '../../../../home-page.tsx'

export const dynamic = 'force-dynamic'

export default () => <HomePage language="ca" />
