/** Sends the language of the panel to the server with each request. */
export const panelLanguageCookie = 'panel-language'
