/**
 * Persian in the admin panel, with the calendar and digits that its date and time pickers support: they always show the
 * Gregorian calendar, and cannot parse Persian digits.
 */
export const persianPanel = 'fa-u-ca-gregory-nu-latn'
