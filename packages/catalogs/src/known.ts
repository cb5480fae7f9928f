/**
 * What a look-up may be asked for: one of the known keys, or a whole number or text from outside. A literal that is not
 * known does not compile.
 */
export type Asked<Key, I> = I extends Key ? I : number extends I ? I : string extends I ? I : never;

/** A known key always has its entry; one from outside may have none. */
export type Found<T, Key, I> = I extends Key ? T : T | undefined;
