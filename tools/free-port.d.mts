export function freePort(range?: { first: number; last: number }): Promise<number>
