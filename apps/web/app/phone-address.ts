/** A telephone number, however an editor wrote it, as an address to call. */
export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
