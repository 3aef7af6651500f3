// Loaded into a content server before everything else: kills it before the statement of that number, counted from the
// moment at which it has found something due. Without a number it prints how many statements there were.
const killAt = Number(process.env.KILL_AT_STATEMENT)

const rows = require('../dist/src/schedule/scheduled-actions.js')
const { scheduledActionsOf } = rows
let statements = 0
let isCounting = false

const count = ({ sql }) => {
  statements += 1
  if (statements === killAt) process.kill(process.pid, 'SIGKILL')
  if (!killAt) console.log(`Statement ${statements}: ${sql.slice(0, 60)}`)
}

rows.scheduledActionsOf = (strapi) => {
  const actions = scheduledActionsOf(strapi)
  return {
    ...actions,
    async due(now) {
      const due = await actions.due(now)
      if (due.length > 0 && !isCounting) {
        isCounting = true
        strapi.db.connection.on('query', count)
      }
      return due
    },
  }
}
