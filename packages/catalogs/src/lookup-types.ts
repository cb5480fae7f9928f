/**
 * Key of a look-up: any number, or any string where keys are strings. An unknown literal and a value of the wrong type do
 * not compile, and the error lists the keys, which is why the last branch is `Key`.
 */
export type LookupKey<Key, I> = I extends Key ? I : (Key extends number ? number : string) extends I ? I : Key;

/** Result of a look-up; never `undefined` for a known key. */
export type LookupResult<T, Key, I> = I extends Key ? T : T | undefined;
