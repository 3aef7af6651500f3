import { GraphqlError } from '@islamic-centre/graphql-client'
import { albumTitles } from './album-titles.ts'

const [baseUrl] = process.argv.slice(2)
if (!baseUrl) {
  console.error('Usage: npm start <address of the content server>')
  process.exit(2)
}

try {
  console.log((await albumTitles(baseUrl, 'fa')).join('\n') || 'There are no albums.')
} catch (error) {
  if (!(error instanceof GraphqlError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
