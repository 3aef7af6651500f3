/** What the change log has rows for, by group. The panel names each in both languages. */
export const changeActions = {
  entry: ['created', 'saved', 'published', 'unpublished', 'discarded', 'restored', 'deleted'],
  schedule: [
    'publishScheduled',
    'unpublishScheduled',
    'publishCancelled',
    'unpublishCancelled',
    'publishedOnTime',
    'unpublishedOnTime',
    'scheduleFailed',
  ],
  proposal: ['proposed', 'proposalWithdrawn', 'proposalReturned'],
  library: [
    'fileUploaded',
    'fileChanged',
    'fileReplaced',
    'fileDeleted',
    'filesMoved',
    'folderCreated',
    'folderChanged',
    'folderDeleted',
  ],
  session: ['signedIn', 'signInFailed', 'signedOut'],
  account: [
    'accountInvited',
    'accountActivated',
    'accountChanged',
    'accountBlocked',
    'accountUnblocked',
    'accountDeleted',
    'passwordChanged',
    'roleCreated',
    'roleChanged',
    'roleDeleted',
    'permissionsChanged',
  ],
  settings: [
    'settingChanged',
    'tokenCreated',
    'tokenChanged',
    'tokenRegenerated',
    'tokenDeleted',
    'webhookCreated',
    'webhookChanged',
    'webhookDeleted',
    'languageAdded',
    'languageChanged',
    'languageDeleted',
  ],
} as const

export type ChangeGroup = keyof typeof changeActions
export type ChangeAction = (typeof changeActions)[ChangeGroup][number]

export const changeGroups = Object.keys(changeActions) as ChangeGroup[]

/** The settings that `settingChanged` names. */
export type LoggedSetting =
  | 'versionRetention'
  | 'changeRetention'
  | 'panel'
  | 'entryForm'
  | 'library'
  | 'siteRoles'
  | 'siteAccounts'
  | 'siteLetters'
  | 'siteProviders'
