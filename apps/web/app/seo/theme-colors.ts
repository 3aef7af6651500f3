/**
 * `--ui-ground` and `--ui-paper` of the tokens (light) for what uses no stylesheet: the installed app and its icons.
 */
export const themeColors = { ground: '#002b29', paper: '#fdfaf4', gold: '#d9b165' }
