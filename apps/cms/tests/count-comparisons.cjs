// Loaded into a content server before everything else: writes a line for each comparison and each hash of a password.
const { appendFileSync } = require('node:fs')
const Module = require('node:module')

const load = Module._load
const counted = new WeakSet()

Module._load = function count(request, ...rest) {
  const loaded = load.call(this, request, ...rest)
  if (request !== 'bcryptjs' || counted.has(loaded)) return loaded
  counted.add(loaded)
  for (const name of ['compare', 'hash', 'hashSync']) {
    const original = loaded[name]
    loaded[name] = (...given) => {
      // A comparison hashes with the salt that it read; a new hash names its rounds.
      const rounds = name === 'compare' ? Number(given[1].split('$')[2]) : given[1]
      // Another number of rounds takes another time.
      const difference = rounds === 10 ? '' : ` with ${rounds} rounds`
      if (typeof rounds === 'number')
        appendFileSync(process.env.COMPARISONS_FILE, `${name.replace('Sync', '')}${difference}\n`)
      return original(...given)
    }
  }
  return loaded
}
