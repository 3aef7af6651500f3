export declare const browserFlags: string[]
export declare const launchOptions: (...more: string[]) => { executablePath: string; args: string[] }
