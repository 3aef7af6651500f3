import { createServer } from 'node:net'
import { StartFailure } from './steps.mjs'

/** Reads a port from the environment. */
export function portFrom(variable, standard) {
  const text = process.env[variable]
  if (text === undefined) return standard
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new StartFailure(
    `${variable} is "${text}", which is not a port. Give a number from 1 to 65535, for example ${variable}=${standard}.`,
  )
}

/** Refuses to start on a port that another program holds. */
export async function requireFreePort(port, variable, whose) {
  const code = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
  })
  if (code === 'EADDRINUSE')
    throw new StartFailure(
      `Port ${port} is already in use, and ${whose} needs it. Stop the program that holds it (perhaps an earlier start of this one), or choose another port: ${variable}=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    throw new StartFailure(
      `Port ${port} may not be opened by this user. Choose one above 1023: ${variable}=${port + 8000} npm start`,
    )
}
