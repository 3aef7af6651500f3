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

/**
 * The beginnings of months that make a calendar together, by `agree`, in the order given; those that contradict earlier ones
 * are left out.
 */
export function consistent<Month>(
  months: readonly Month[],
  agree: (months: readonly Month[]) => boolean,
): { accepted: readonly Month[]; contradicting: readonly Month[] } {
  if (agree(months)) return { accepted: months, contradicting: [] }
  const accepted: Month[] = []
  const contradicting: Month[] = []
  for (const month of months) (agree([...accepted, month]) ? accepted : contradicting).push(month)
  return { accepted, contradicting }
}
