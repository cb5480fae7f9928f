// biome-ignore-all lint/performance/noBarrelFile: a facade on purpose, so that a change of the library stays in one file
/** Facade of jotai. */

export type { Atom, WritableAtom } from 'jotai';
export { atom, createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
