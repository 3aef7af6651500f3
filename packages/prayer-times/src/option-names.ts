import { PrayerTimesError, shown } from './prayer-times-error.ts'

/**
 * Throws PrayerTimesError `bad-option` unless `options` is an object whose names are all known: a misspelt option would
 * be left out without a word.
 * @param inside where the names are, for the message: `''` for the options themselves, else such as `'labels'`
 */
export function checkOptionNames(options: unknown, known: readonly string[], inside = ''): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw badOption(inside || 'options', options, 'an object')
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue
    const path = inside ? `${inside}.${name}` : name
    throw new PrayerTimesError('bad-option', `the option ${shown(path)} is not known`, known.join(', '))
  }
}

/** A PrayerTimesError for a value that an option cannot have. */
export function badOption(option: string, value: unknown, allowed: string): PrayerTimesError {
  const code = option === 'method' ? 'unknown-method' : 'bad-option'
  return new PrayerTimesError(code, `${option} ${shown(value)} cannot be used`, allowed)
}
