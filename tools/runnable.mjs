import { accessSync, constants } from 'node:fs'

/** Whether a program is there and this user may start it. */
export const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
