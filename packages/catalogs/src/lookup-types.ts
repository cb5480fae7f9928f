/** Key of a look-up: any number or string, but an unknown literal does not compile. */
export type LookupKey<Key, I> = I extends Key ? I : number extends I ? I : string extends I ? I : never;

/** Result of a look-up; never `undefined` for a known key. */
export type LookupResult<T, Key, I> = I extends Key ? T : T | undefined;
