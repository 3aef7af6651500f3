/** The permission of the panel to read the change log. */
export const changeLogAction = 'admin::change-log.read'
