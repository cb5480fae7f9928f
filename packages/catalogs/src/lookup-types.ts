/** The key of a look-up: a known one, or any number or string; an unknown literal does not compile. */
export type LookupKey<Key, I> = I extends Key ? I : number extends I ? I : string extends I ? I : never;

/** The result of a look-up; never `undefined` for a known key. */
export type LookupResult<T, Key, I> = I extends Key ? T : T | undefined;
