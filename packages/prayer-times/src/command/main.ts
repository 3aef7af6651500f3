#!/usr/bin/env node
import { run } from './run.ts'

const { output, errors, code } = run(process.argv.slice(2), new Date())
// A reader that stops early, such as `head`, is no fault.
process.stdout.on('error', () => {})
process.stdout.write(output)
process.stderr.write(errors)
process.exitCode = code
