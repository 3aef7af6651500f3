import { RestError } from '@islamic-centre/rest-client'
import { upcomingEvents } from './upcoming-events.ts'

const [baseUrl] = process.argv.slice(2)
if (!baseUrl) {
  console.error('Usage: npm start <address of the content server>')
  process.exit(2)
}

try {
  const events = await upcomingEvents(baseUrl, new Date())
  console.log(events.join('\n') || 'No events are planned.')
} catch (error) {
  if (!(error instanceof RestError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
