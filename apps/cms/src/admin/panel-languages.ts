/**
 * Persian in the admin panel, with the calendar and digits that its date and time pickers can read: they draw the
 * Gregorian calendar whatever the locale, and do not understand Persian digits.
 */
export const persianPanel = 'fa-u-ca-gregory-nu-latn'
