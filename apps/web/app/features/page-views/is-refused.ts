/** Whether the browser signals an opt-out: Do Not Track or Global Privacy Control. */
export const isRefused = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
