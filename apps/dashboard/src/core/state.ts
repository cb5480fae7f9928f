// biome-ignore-all lint/performance/noBarrelFile: a facade on purpose, so that a change of the library stays in one file
/** The only door to jotai: what the app uses of it. */

export { atom, createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
