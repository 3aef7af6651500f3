export function nativeDeclarations(): { emit: (code: string, file: string) => { code: string } }
