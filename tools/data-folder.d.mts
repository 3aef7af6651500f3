export declare const newDataFolder: (prefix: string) => string
