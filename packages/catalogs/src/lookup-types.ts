/**
 * Key of a look-up: any number or string. An unknown literal does not compile, and the error lists the keys, which is why
 * the last branch is `Key`.
 */
export type LookupKey<Key, I> = I extends Key ? I : number extends I ? I : string extends I ? I : Key;

/** Result of a look-up; never `undefined` for a known key. */
export type LookupResult<T, Key, I> = I extends Key ? T : T | undefined;
