// Measures the package against the committed ephemeris values and writes the README's tables: `pnpm accuracy`.
import { accuracyReport } from './accuracy-report.ts'
import { writeAccuracySection } from './readme-section.ts'

const report = accuracyReport()
writeAccuracySection(report)
process.stdout.write(`${report}\n`)
