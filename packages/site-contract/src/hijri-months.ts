/** The months of the Hijri year as the contract names them, Muharram first. */
export const hijriMonths = [
  'muharram',
  'safar',
  'rabi_al_awwal',
  'rabi_al_thani',
  'jumada_al_ula',
  'jumada_al_thani',
  'rajab',
  'shaban',
  'ramadan',
  'shawwal',
  'dhu_al_qada',
  'dhu_al_hijja',
] as const

export type HijriMonth = (typeof hijriMonths)[number]
